import { HOME, TECHNICIAN } from './checks';
import { type FaultRow, ofBrand } from './fault-code';

const beretta: readonly FaultRow[] = [
  {
    code: 'A01',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: "Pas de flamme : l'allumage a échoué.",
    causes: ['Gaz fermé ou pression trop faible', "Électrode ou câble d'allumage", 'Vanne gaz', 'Carte électronique'],
    checks: [HOME.gas, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz', 'Gicleurs et injecteurs', 'Cartes électroniques'],
    parts: ['R20005569'],
    confidence: 'confirmed',
  },
  {
    code: 'A02',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: 'Surchauffe : le thermostat limite a coupé le brûleur.',
    causes: ['Circulateur bloqué', 'Air ou boues dans le circuit', 'Échangeur entartré', 'Thermostat limite'],
    checks: [HOME.cool, HOME.pressure, HOME.radiators, TECHNICIAN.circulation, TECHNICIAN.safety],
    categories: ['Thermostats de sécurité', 'Circulateurs de chaudière', 'Échangeurs primaires'],
    parts: ['R20005544'],
    confidence: 'confirmed',
  },
  {
    code: 'A03',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: "Défaut d'air ou de fumées : pressostat et extracteur (ventouse), sécurité de tirage (cheminée).",
    causes: ['Ventouse ou conduit bouché', 'Extracteur de fumées', "Pressostat d'air ou thermostat de fumées"],
    checks: [HOME.flue, HOME.ventilation, TECHNICIAN.air, TECHNICIAN.flue, TECHNICIAN.safety],
    categories: ["Pressostats d'air", 'Extracteurs de fumées', 'Thermostats de sécurité'],
    confidence: 'confirmed',
  },
  {
    code: 'A04',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: "Manque d'eau : pression du chauffage trop basse.",
    causes: ['Fuite sur le circuit', "Vase d'expansion dégonflé", "Pressostat d'eau"],
    checks: [HOME.pressure, HOME.leak, TECHNICIAN.vessel],
    categories: ["Pressostats d'eau", "Vases d'expansion", 'Soupapes de sécurité'],
    confidence: 'confirmed',
  },
  {
    code: 'A06',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: "Sonde d'eau chaude sanitaire en défaut.",
    causes: ['Connecteur débranché', 'Sonde hors service'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'confirmed',
  },
  {
    code: 'A07',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: 'Sonde de départ chauffage en défaut, ou température de départ trop haute.',
    causes: ['Sonde mal clipsée ou hors service', 'Eau qui circule mal'],
    checks: [HOME.pressure, HOME.radiators, TECHNICIAN.sensor, TECHNICIAN.circulation],
    categories: ['Sondes de température', 'Circulateurs de chaudière'],
    parts: ['R10027352'],
    confidence: 'confirmed',
  },
  {
    code: 'A08',
    ranges: ['Ciao Green', 'Exclusive'],
    meaning: 'Sonde de retour en défaut, ou température de retour trop haute.',
    causes: ['Sonde mal clipsée ou hors service', 'Départ et retour inversés'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    parts: ['R10027352'],
    confidence: 'to-check',
  },
  {
    code: 'A09',
    ranges: ['Ciao Green', 'Exclusive'],
    meaning: 'Sonde des fumées en défaut, ou échangeur primaire à nettoyer.',
    causes: ['Échangeur encrassé', 'Sonde des fumées hors service'],
    checks: [HOME.closeGas, TECHNICIAN.flue, TECHNICIAN.sensor],
    categories: ['Sondes de température', 'Échangeurs primaires'],
    confidence: 'to-check',
  },
  {
    code: 'A11',
    ranges: ['Ciao', 'Junior', 'Exclusive'],
    meaning: 'Flamme détectée alors que le brûleur est arrêté.',
    causes: ['Électrode à la masse ou humide', 'Carte électronique', 'Vanne gaz qui ne ferme plus'],
    checks: [HOME.smell, HOME.closeGas, TECHNICIAN.valve, TECHNICIAN.board],
    categories: ['Électrodes', 'Cartes électroniques', 'Vannes gaz'],
    parts: ['R20005569'],
    confidence: 'confirmed',
  },
];

/** Riello's wall-hung boilers come from the same group and share the first codes. */
const SHARED = ['A01', 'A02', 'A03', 'A04', 'A06', 'A07'];

const riello: readonly FaultRow[] = beretta
  .filter(({ code }) => SHARED.includes(code))
  .map(({ code, meaning, causes, checks, categories }) => ({
    code,
    ranges: ['Family', 'Start'],
    meaning,
    causes,
    checks,
    categories,
    confidence: 'to-check',
  }));

export const berettaAndRiello = [...ofBrand('Beretta', beretta), ...ofBrand('Riello', riello)];
