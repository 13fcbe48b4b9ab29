import { HOME, TECHNICIAN } from './checks';
import { ofBrand } from './fault-code';

/** The display writes ALL or AL before the number, depending on the model. */
export const sime = ofBrand('Sime', [
  {
    code: 'ALL 01',
    ranges: ['Format'],
    meaning: "Défaut d'évacuation des fumées.",
    causes: ['Conduit ou ventouse bouché', 'Extracteur', 'Pressostat ou thermostat de fumées'],
    checks: [HOME.spillage, HOME.flue, HOME.ventilation, TECHNICIAN.flue, TECHNICIAN.safety],
    categories: ["Pressostats d'air", 'Extracteurs de fumées', 'Thermostats de sécurité'],
    confidence: 'to-check',
  },
  {
    code: 'ALL 02',
    ranges: ['Format'],
    meaning: "Pression d'eau du chauffage trop basse.",
    causes: ['Fuite sur le circuit', "Vase d'expansion dégonflé", "Pressostat d'eau"],
    checks: [HOME.pressure, HOME.leak, TECHNICIAN.vessel],
    categories: ["Pressostats d'eau", "Vases d'expansion"],
    confidence: 'confirmed',
  },
  {
    code: 'ALL 04',
    ranges: ['Format'],
    meaning: "Sonde d'eau chaude sanitaire en défaut.",
    causes: ['Connecteur débranché', 'Sonde hors service'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'to-check',
  },
  {
    code: 'ALL 05',
    ranges: ['Format'],
    meaning: 'Sonde de chauffage en défaut.',
    causes: ['Connecteur débranché', 'Sonde hors service'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'to-check',
  },
  {
    code: 'ALL 06',
    ranges: ['Format'],
    meaning: "Pas de flamme : l'allumage a échoué.",
    causes: ['Gaz fermé ou pression trop faible', 'Électrode ou câble', 'Vanne gaz'],
    checks: [HOME.gas, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz', 'Cartes électroniques'],
    confidence: 'confirmed',
  },
  {
    code: 'ALL 07',
    ranges: ['Format'],
    meaning: 'Surchauffe : le thermostat de sécurité a coupé le brûleur.',
    causes: ['Circulateur bloqué', 'Air ou boues dans le circuit', 'Thermostat de sécurité'],
    checks: [HOME.cool, HOME.pressure, HOME.radiators, TECHNICIAN.circulation, TECHNICIAN.safety],
    categories: ['Thermostats de sécurité', 'Circulateurs de chaudière'],
    confidence: 'to-check',
  },
  {
    code: 'ALL 08',
    ranges: ['Format'],
    meaning: 'Flamme détectée alors que le brûleur est arrêté.',
    causes: ['Électrode à la masse', 'Carte électronique', 'Vanne gaz qui ne ferme plus'],
    checks: [HOME.smell, HOME.closeGas, TECHNICIAN.valve, TECHNICIAN.board],
    categories: ['Électrodes', 'Cartes électroniques', 'Vannes gaz'],
    confidence: 'to-check',
  },
]);
