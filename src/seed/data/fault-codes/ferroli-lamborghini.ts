import { HOME, TECHNICIAN } from './checks';
import { type FaultRow, ofBrand } from './fault-code';

const DOMI = ['Domiproject', 'Domicompact'];
const ALL = ['Domiproject', 'Domicompact', 'Divatop', 'Bluehelix'];

const ferroli: readonly FaultRow[] = [
  {
    code: 'A01',
    ranges: ALL,
    meaning: "Pas de flamme : le brûleur ne s'allume pas.",
    causes: ['Gaz fermé, air dans le tuyau de gaz', "Électrode ou câble d'allumage", 'Vanne gaz', 'Carte électronique'],
    checks: [HOME.gas, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz', 'Rampes de brûleur', 'Cartes électroniques'],
    parts: ['39819530', '39810130'],
    confidence: 'confirmed',
  },
  {
    code: 'A02',
    ranges: ALL,
    meaning: 'Flamme détectée alors que le brûleur est arrêté.',
    causes: ['Électrode à la masse ou humide', 'Carte électronique', 'Vanne gaz qui ne ferme plus'],
    checks: [HOME.smell, HOME.closeGas, TECHNICIAN.valve, TECHNICIAN.board],
    categories: ['Électrodes', 'Cartes électroniques', 'Vannes gaz'],
    parts: ['39819530'],
    confidence: 'confirmed',
  },
  {
    code: 'A03',
    ranges: ALL,
    meaning: 'Surchauffe : la protection de température a coupé le brûleur.',
    causes: ['Eau qui ne circule pas', 'Air dans le circuit', 'Sonde de départ mal placée', 'Échangeur emboué'],
    checks: [HOME.cool, HOME.pressure, HOME.radiators, TECHNICIAN.circulation, TECHNICIAN.safety],
    categories: [
      'Circulateurs de chaudière',
      'Sondes de température',
      'Thermostats de sécurité',
      'Échangeurs primaires',
    ],
    parts: ['36TXE21-95', '37404900'],
    confidence: 'confirmed',
  },
  {
    code: 'F04',
    ranges: DOMI,
    meaning: 'Selon le modèle : sécurité de fumées déclenchée (cheminée) ou réglage de la carte incorrect.',
    causes: ['Tirage insuffisant', 'Thermostat de fumées', 'Paramètres de la carte'],
    checks: [HOME.spillage, HOME.ventilation, TECHNICIAN.flue, TECHNICIAN.safety],
    categories: ['Thermostats de sécurité', 'Cartes électroniques'],
    confidence: 'to-check',
  },
  {
    code: 'F05',
    ranges: DOMI,
    meaning: "Selon le modèle : pressostat d'air qui ne se ferme pas, ventilateur ou paramètre de la carte.",
    causes: [
      'Ventouse bouchée ou diaphragme mal choisi',
      'Extracteur de fumées',
      "Pressostat d'air",
      'Paramètres de la carte',
    ],
    checks: [HOME.flue, HOME.reset, TECHNICIAN.air, TECHNICIAN.safety],
    categories: ["Pressostats d'air", 'Extracteurs de fumées', 'Kits ventouse'],
    parts: ['39817550'],
    confidence: 'to-check',
  },
  {
    code: 'A06',
    ranges: ALL,
    meaning: "Flamme perdue peu après l'allumage, plusieurs fois de suite.",
    causes: ['Pression de gaz trop faible ou mal réglée', 'Électrode mal placée', 'Fumées qui reviennent au brûleur'],
    checks: [HOME.gas, HOME.flue, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz', 'Rampes de brûleur'],
    parts: ['39810130'],
    confidence: 'confirmed',
  },
  {
    code: 'F10',
    ranges: ALL,
    meaning: 'Sonde de départ chauffage en défaut.',
    causes: ['Connecteur débranché', 'Sonde coupée ou en court-circuit'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'confirmed',
  },
  {
    code: 'F11',
    ranges: DOMI,
    meaning: "Sonde d'eau chaude sanitaire en défaut.",
    causes: ['Connecteur débranché', 'Sonde coupée ou en court-circuit'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    parts: ['39810220'],
    confidence: 'confirmed',
  },
  {
    code: 'F14',
    ranges: ALL,
    meaning: 'Seconde sonde de départ (sécurité) en défaut.',
    causes: ['Connecteur débranché', 'Sonde coupée ou en court-circuit'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'confirmed',
  },
  {
    code: 'F34',
    ranges: ALL,
    meaning: 'Tension du réseau trop basse (moins de 170 V environ).',
    causes: ['Baisse de tension du quartier', 'Prise ou câble en mauvais état'],
    checks: [
      'Attendre le retour de la tension : la chaudière repart seule.',
      'Faire contrôler la prise, poser un stabilisateur si les baisses reviennent.',
    ],
    confidence: 'confirmed',
  },
  {
    code: 'F35',
    ranges: ALL,
    meaning: 'Fréquence du réseau anormale (souvent un groupe électrogène).',
    causes: ['Groupe électrogène mal réglé', 'Réseau électrique perturbé'],
    checks: ['Remettre sur le réseau normal.', HOME.power],
    confidence: 'confirmed',
  },
  {
    code: 'F37',
    ranges: ALL,
    meaning: "Pression d'eau du chauffage incorrecte.",
    causes: ['Pression trop basse, fuite', "Pressostat d'eau hors service", "Vase d'expansion dégonflé"],
    checks: [HOME.pressure, HOME.leak, TECHNICIAN.vessel],
    categories: ["Pressostats d'eau", "Vases d'expansion"],
    parts: ['39800190', '39819040'],
    confidence: 'confirmed',
  },
  {
    code: 'F42',
    ranges: DOMI,
    meaning: 'Sondes de départ qui ne concordent pas.',
    causes: ['Sonde mal placée', 'Sonde hors service'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'to-check',
  },
  {
    code: 'F43',
    ranges: ALL,
    meaning: "Protection de l'échangeur : l'eau ne circule pas assez.",
    causes: ['Air dans le circuit', 'Circulateur bloqué', 'Échangeur emboué'],
    checks: [HOME.pressure, HOME.radiators, TECHNICIAN.circulation],
    categories: ['Circulateurs de chaudière', "Purgeurs d'air", 'Échangeurs primaires'],
    parts: ['37404900'],
    confidence: 'confirmed',
  },
  {
    code: 'F50',
    ranges: DOMI,
    meaning: 'Carte ou bobine de modulation de la vanne gaz en défaut.',
    causes: ['Bobine de modulation coupée', 'Carte électronique'],
    checks: [HOME.power, TECHNICIAN.gas, TECHNICIAN.board],
    categories: ['Cartes électroniques', 'Vannes gaz'],
    parts: ['39819530'],
    confidence: 'to-check',
  },
  {
    code: 'E01',
    meaning:
      "Défaut d'allumage sur certains chauffe-bains et anciens afficheurs. Les murales Domiproject affichent A01 pour la même panne.",
    causes: ['Gaz fermé ou bouteille vide', 'Électrode encrassée', 'Vanne gaz'],
    checks: ["Relire l'afficheur : E01 ou A01.", HOME.gas, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz'],
    confidence: 'to-check',
  },
];

/** Lamborghini's wall-hung boilers come from the same group and share the common codes. */
const SHARED = ['A01', 'A02', 'A03', 'F10', 'F37', 'F43'];

const lamborghini: readonly FaultRow[] = ferroli
  .filter(({ code }) => SHARED.includes(code))
  .map(({ code, meaning, causes, checks, categories }) => ({
    code,
    meaning,
    causes,
    checks,
    categories,
    confidence: 'to-check',
  }));

export const ferroliAndLamborghini = [...ofBrand('Ferroli', ferroli), ...ofBrand('Lamborghini', lamborghini)];
