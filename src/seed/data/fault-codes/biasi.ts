import { HOME, TECHNICIAN } from './checks';
import { ofBrand } from './fault-code';

export const biasi = ofBrand('Biasi', [
  {
    code: 'Er01',
    ranges: ['Riva', 'Parva'],
    meaning: "Blocage d'allumage : pas de flamme.",
    causes: ['Gaz fermé ou pression trop faible', 'Électrode ou câble', 'Vanne gaz'],
    checks: [HOME.gas, HOME.reset, TECHNICIAN.electrode, TECHNICIAN.gas],
    categories: ['Électrodes', 'Vannes gaz'],
    confidence: 'to-check',
  },
  {
    code: 'Er02',
    ranges: ['Riva', 'Parva'],
    meaning: 'Surchauffe : le thermostat de sécurité a coupé le brûleur.',
    causes: ['Circulateur bloqué', 'Air ou boues dans le circuit', 'Thermostat de sécurité'],
    checks: [HOME.cool, HOME.pressure, HOME.radiators, TECHNICIAN.circulation, TECHNICIAN.safety],
    categories: ['Thermostats de sécurité', 'Circulateurs de chaudière'],
    confidence: 'to-check',
  },
  {
    code: 'Er04',
    ranges: ['Riva', 'Parva'],
    meaning: "Circuit de chauffage : manque d'eau ou eau qui ne circule pas.",
    causes: ['Pression trop basse', 'Circulateur bloqué', "Pressostat d'eau"],
    checks: [HOME.pressure, HOME.leak, TECHNICIAN.circulation],
    categories: ["Pressostats d'eau", 'Circulateurs de chaudière'],
    confidence: 'to-check',
  },
  {
    code: 'Er06',
    ranges: ['Riva', 'Parva'],
    meaning: 'Sonde de chauffage en défaut.',
    causes: ['Connecteur débranché', 'Sonde hors service'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'to-check',
  },
  {
    code: 'Er07',
    ranges: ['Riva', 'Parva'],
    meaning: "Sonde d'eau chaude sanitaire en défaut.",
    causes: ['Connecteur débranché', 'Sonde hors service'],
    checks: [HOME.power, TECHNICIAN.sensor],
    categories: ['Sondes de température'],
    confidence: 'to-check',
  },
]);
