import { HOME, TECHNICIAN } from './checks';
import { type FaultRow, ofBrand } from './fault-code';

/** ELM Leblanc, Junkers and Bosch boilers share the Heatronic board and its two-character codes. */
const heatronic = (ranges: readonly string[]): readonly FaultRow[] => [
  {
    code: 'EA',
    ranges,
    meaning: "Pas de flamme : l'ionisation ne détecte rien.",
    causes: ['Gaz fermé ou pression trop faible', "Électrode d'allumage ou d'ionisation", 'Terre absente', 'Bloc gaz'],
    checks: [HOME.gas, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz', 'Cartes électroniques'],
    confidence: 'confirmed',
  },
  {
    code: 'E9',
    ranges,
    meaning: 'Surchauffe : le limiteur de température a coupé le brûleur.',
    causes: ["Manque d'eau ou air dans le circuit", 'Circulateur bloqué', 'Limiteur hors service'],
    checks: [HOME.cool, HOME.pressure, HOME.radiators, TECHNICIAN.circulation, TECHNICIAN.safety],
    categories: ['Thermostats de sécurité', 'Circulateurs de chaudière', "Purgeurs d'air"],
    confidence: 'confirmed',
  },
  {
    code: 'E2',
    ranges,
    meaning: 'Sonde de départ chauffage en défaut.',
    causes: ['Connecteur débranché', 'Sonde coupée ou en court-circuit'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'confirmed',
  },
  {
    code: 'A7',
    ranges,
    meaning: "Sonde d'eau chaude sanitaire en défaut.",
    causes: ['Connecteur débranché', 'Sonde coupée ou en court-circuit'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'confirmed',
  },
  {
    code: 'C6',
    ranges,
    meaning: "Défaut d'air : pressostat ou ventilateur, selon le modèle.",
    causes: ['Ventouse bouchée', 'Ventilateur bloqué', 'Pressostat ou ses tubes'],
    checks: [HOME.flue, HOME.reset, TECHNICIAN.air, TECHNICIAN.safety],
    categories: ["Pressostats d'air", 'Extracteurs de fumées'],
    confidence: 'to-check',
  },
  {
    code: 'F7',
    ranges,
    meaning: 'Flamme détectée alors que le brûleur est arrêté.',
    causes: ['Électrode encrassée ou à la masse', 'Humidité sur la carte', 'Bloc gaz qui ne ferme plus'],
    checks: [HOME.smell, HOME.closeGas, TECHNICIAN.valve, TECHNICIAN.board],
    categories: ['Électrodes', 'Cartes électroniques', 'Vannes gaz'],
    confidence: 'confirmed',
  },
  {
    code: 'FA',
    ranges,
    meaning: 'Flamme encore présente après la fermeture du gaz.',
    causes: ['Bloc gaz qui ferme mal', 'Électrode ou carte en défaut'],
    checks: [HOME.smell, HOME.closeGas, TECHNICIAN.valve],
    categories: ['Vannes gaz', 'Électrodes'],
    confidence: 'confirmed',
  },
  {
    code: 'F0',
    ranges,
    meaning: 'Erreur interne de la carte.',
    causes: ['Connecteur mal enfiché', 'Carte électronique'],
    checks: [HOME.power, TECHNICIAN.board],
    categories: ['Cartes électroniques'],
    confidence: 'confirmed',
  },
];

const elm: readonly FaultRow[] = [
  ...heatronic(['Acléis', 'Mégalis', 'Égalis']),
  {
    code: 'A8',
    ranges: ['Acléis', 'Mégalis', 'Égalis'],
    meaning: 'Plus de communication avec la régulation ou la commande à distance.',
    causes: ['Fils du bus coupés', 'Régulation débranchée'],
    checks: [HOME.power, 'Par un technicien : fils du bus et régulation.'],
    categories: ["Thermostats d'ambiance"],
    confidence: 'to-check',
  },
  {
    code: 'd3',
    ranges: ['Acléis', 'Mégalis', 'Égalis'],
    meaning: 'Contact extérieur ouvert : pont ou thermostat de sécurité du plancher chauffant.',
    causes: ['Pont absent ou débranché', 'Thermostat de plancher déclenché'],
    checks: [HOME.cool, 'Par un technicien : bornes et thermostat de plancher.', TECHNICIAN.safety],
    categories: ['Aquastats', 'Thermostats de sécurité'],
    confidence: 'to-check',
  },
];

export const boschGroup = [
  ...ofBrand('ELM Leblanc', elm),
  ...ofBrand('Junkers', heatronic(['Ceraclass', 'Cerapur'])),
  ...ofBrand(
    'Bosch',
    heatronic(['Gaz 6000', 'Condens']).filter(({ code }) => ['EA', 'E9', 'E2', 'A7', 'C6', 'F7'].includes(code)),
  ),
];
