/** Checks that many fault codes share. */

/** What a householder may do without tools. */
export const HOME = {
  gas: "Vérifier que le robinet de gaz est ouvert et que la cuisinière a du gaz. En bouteille, vérifier qu'elle n'est pas vide.",
  reset: "Réarmer une fois, deux au plus. Si le défaut revient, laisser la chaudière à l'arrêt.",
  pressure:
    'Lire la pression à froid : elle doit être entre 1 et 1,5 bar. Compléter au robinet de remplissage, puis bien le refermer.',
  radiators: "Ouvrir les robinets des radiateurs et purger l'air.",
  cool: 'Laisser refroidir une demi-heure avant de réarmer.',
  flue: "Regarder de dehors si la sortie de ventouse n'est pas bouchée (nid, sac, feuilles), sans rien démonter.",
  power: 'Couper le courant une minute, puis remettre en marche.',
  leak: 'Chercher une fuite : radiateurs, raccords, tuyau de décharge de la soupape.',
  condensate: "Vérifier que le tuyau des condensats n'est ni plié ni bouché.",
  ventilation: 'Dégager les grilles de ventilation du local.',
  spillage: "Arrêter la chaudière, fermer le gaz et aérer : danger d'intoxication au monoxyde de carbone.",
  smell: "En cas d'odeur de gaz : fermer le gaz, ouvrir les fenêtres, ne toucher à aucun interrupteur.",
  closeGas: 'Fermer le robinet de gaz de la chaudière et attendre le technicien.',
} as const;

/** What takes a technician, because of gas, flue gas or mains voltage. */
export const TECHNICIAN = {
  gas: 'Par un technicien qualifié : pression de gaz, vanne gaz et combustion, appareils de mesure en main.',
  electrode: 'Par un technicien : électrode (écartement, céramique, câble) et mise à la terre.',
  sensor:
    'Par un technicien, hors tension : connecteur et fils de la sonde, puis sa résistance, à comparer au tableau de la notice.',
  circulation: "Par un technicien : circulateur bloqué ou trop lent, filtre de retour, boues dans l'échangeur.",
  air: "Par un technicien : rotation de l'extracteur, venturi et tubes du pressostat, contact du pressostat.",
  fan: 'Par un technicien : turbine encrassée, connecteur et alimentation du ventilateur.',
  flue: 'Par un technicien : tirage et étanchéité du conduit, mesure du monoxyde de carbone.',
  safety: 'Une sécurité ne se ponte jamais, même pour un essai.',
  board: "Ne changer la carte qu'après avoir écarté la sonde, le faisceau et l'humidité.",
  vessel: "Par un technicien : gonflage du vase d'expansion, circuit vide.",
  valve: 'Ne pas remettre en marche : la vanne gaz doit être contrôlée par un technicien qualifié.',
} as const;
