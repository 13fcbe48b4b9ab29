import { french } from '../../words';

/** The dialogs of the profile's security. */
export const securityDialogWords = french('securityDialogs', {
  data: {
    delete: 'Supprimer mon compte',
    deleteForever: 'Supprimer définitivement',
    deleteText: 'Votre compte est supprimé pour toujours, avec vos informations et vos sessions.',
    ordersStay:
      'Vos commandes restent dans les livres de la boutique, sans votre nom ni vos coordonnées. Seules celles dont une facture a été établie gardent votre nom et votre adresse, comme la loi le demande.',
    openOrders: "Tant qu'une commande est en cours, le compte ne peut pas être supprimé.",
  },
  factor: {
    drop: 'Désactiver la validation en deux étapes',
    turnOff: 'Désactiver',
    dropText:
      'Le mot de passe suffira alors pour se connecter à votre compte, et vos codes de secours ne vaudront plus rien.',
    continue: 'Continuer',
    replaceText:
      "Votre application actuelle reste valable jusqu'à ce que la nouvelle soit confirmée. Les anciens codes de secours seront remplacés.",
    setUpText:
      "Il vous faut une application d'authentification sur votre téléphone, par exemple Aegis, 2FAS ou Google Authenticator.",
    turnOn: 'Activer',
    scan: "Scannez ce code avec votre application d'authentification.",
    qrCode: "QR code pour votre application d'authentification",
    onPhone: 'Vous êtes déjà sur votre téléphone ?',
    openApp: "Ouvrir dans l'application",
    typeKey: 'Ou saisissez cette clé :',
    copyKey: 'Copier la clé',
    code: "Code à 6 chiffres que l'application affiche",
    keyLifetime: 'La clé est valable 15 minutes.',
    replaceTitle: "Remplacer l'application d'authentification",
    setUpTitle: 'Activer la validation en deux étapes',
  },
  codes: {
    text: "La validation en deux étapes est activée. Chacun de ces codes de secours remplace une fois celui de l'application, si vous perdez votre téléphone. Conservez-les en lieu sûr : ils ne seront plus affichés.",
    of: (username: string) => `Codes de secours de ${username}`,
    download: 'Télécharger',
    print: 'Imprimer',
    copy: 'Copier les codes',
    kept: "J'ai conservé ces codes",
    keepFirst: "Conservez d'abord ces codes, puis cochez cette case.",
    finish: 'Terminer',
    fileTitle: (shop: string, username: string) => `${shop} : codes de secours du compte ${username}`,
    fileText: (date: string) => `Créés le ${date}. Chacun sert une fois, à la place du code de l'application.`,
    title: 'Vos codes de secours',
  },
});
