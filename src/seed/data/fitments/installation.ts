import { fitment, type SeedFitment, toCheck } from './fitment';

const DTG = toCheck('De Dietrich', 'DTG', { models: ['110 Eco.NOx', '130 Eco.NOx Plus'] });
const LARGE_DTG = toCheck('De Dietrich', 'DTG', { models: ['230 Eco.NOx', '330 Eco.NOx'] });
const PEGASUS = toCheck('Ferroli', 'Pegasus', { models: ['D 23', 'D 32', '23 T', '32 T', '35 T'] });
const LARGE_PEGASUS = toCheck('Ferroli', 'Pegasus', { models: ['D 45', '45 T', '56'] });
const RX = toCheck('Sime', 'RX', { models: ['19 CE', '26 CE', '37 CE', '26 CE IONO', '37 CE IONO'] });
const LARGE_RX = toCheck('Sime', 'RX', { models: ['48 CE', '55 CE', '48 CE IONO'] });
const GT = toCheck('De Dietrich', 'GT', { models: ['120'] });
const LARGE_GT = toCheck('De Dietrich', 'GT', { models: ['220'] });
const MEGA_PREX = toCheck('Lamborghini', 'Mega Prex');
const SOLID_FUEL = [toCheck('Unical', 'Airfuel'), toCheck('Biasi', 'Woodpell')];

/** Floor-standing boilers of a house, whose pump, vessel and safety valve are parts of the installation. */
const FLOOR_BOILERS = [DTG, PEGASUS, RX, GT, toCheck('Viessmann', 'Vitogas 100-F'), toCheck('Sime', 'Estelle')];
const LARGE_FLOOR_BOILERS = [LARGE_DTG, LARGE_PEGASUS, LARGE_RX, LARGE_GT, MEGA_PREX];

/** Boilers whose room thermostat only opens and closes a contact. */
const SWITCHED_BOILERS = [
  PEGASUS,
  RX,
  DTG,
  toCheck('Ferroli', 'Domiproject'),
  toCheck('Ferroli', 'Domicompact'),
  toCheck('Baxi', 'Eco 3'),
  toCheck('Baxi', 'Luna 3'),
  toCheck('Baxi', 'Main'),
  toCheck('Beretta', 'Ciao'),
  toCheck('Beretta', 'City'),
  toCheck('Immergas', 'Nike Star'),
  toCheck('Immergas', 'Eolo Star'),
  toCheck('Sime', 'Format'),
];

const onReturn = { position: 'retour chauffage', qualifier: "Comparer l'entraxe (180 mm) et les raccords" };
const thermostat = { qualifier: "Entrée tout ou rien du thermostat d'ambiance" };
const withCylinder = { qualifier: "Installation avec ballon d'eau chaude séparé" };

/**
 * Parts of the installation around a boiler: pumps, mixing valves, vessels and thermostats. Other boilers take them too, so each
 * row is to be checked.
 */
export const installation: readonly SeedFitment[] = [
  fitment('96281477', FLOOR_BOILERS, onReturn),
  fitment('60182244H', FLOOR_BOILERS, onReturn),
  fitment('99411175', FLOOR_BOILERS, onReturn),
  fitment('4215515', FLOOR_BOILERS, onReturn),
  fitment('60185496', FLOOR_BOILERS, onReturn),
  fitment('95906448', LARGE_FLOOR_BOILERS, onReturn),
  fitment('4033776', [DTG, RX, PEGASUS], {
    position: 'retour chauffage',
    qualifier: "Comparer l'entraxe (130 mm) et les raccords",
  }),
  fitment('V4044C1288', [DTG, PEGASUS, RX, GT], withCylinder),
  fitment('40003916-026', [DTG, PEGASUS, RX, GT], {
    position: 'départ chauffage',
    qualifier: 'Vanne de zone Honeywell V4043 déjà montée',
  }),
  fitment('521915', [DTG, toCheck('De Dietrich', 'GSC')], {
    position: "sortie du ballon d'eau chaude",
    qualifier: 'Comparer le raccord (3/4")',
  }),
  fitment('1300002400', [...FLOOR_BOILERS, ...SOLID_FUEL], {
    position: 'retour chauffage',
    qualifier: "Selon le volume d'eau de l'installation",
  }),
  fitment('1100001800', [toCheck('De Dietrich', 'GSC'), toCheck('Viessmann', 'Vitodens 222-W')], {
    position: "arrivée d'eau froide du ballon",
    qualifier: 'Selon le volume du ballon',
  }),
  fitment('MSV12-3', [...FLOOR_BOILERS, ...SOLID_FUEL], {
    position: 'départ chauffage, sans vanne entre elle et la chaudière',
    qualifier: 'Selon la puissance de la chaudière',
  }),
  fitment('502031', [...FLOOR_BOILERS, ...LARGE_FLOOR_BOILERS, ...SOLID_FUEL], { position: 'point haut du départ' }),
  fitment('551006', FLOOR_BOILERS, { position: 'départ chauffage' }),
  fitment('MR63-4', [...FLOOR_BOILERS, ...LARGE_FLOOR_BOILERS], { position: 'départ chauffage' }),
  fitment('626600', FLOOR_BOILERS, {
    position: 'retour chauffage',
    qualifier: 'Comparer le diamètre de la conduite (1")',
  }),
  fitment('573415', [DTG, PEGASUS, RX, toCheck('Viessmann', 'Vitogas 100-F')], {
    position: 'remplissage du chauffage',
  }),
  fitment('FLOCO-TOP', [GT, LARGE_GT, MEGA_PREX, toCheck('De Dietrich', 'GTU'), toCheck('Sime', 'Estelle')], {
    position: 'arrivée de fioul',
    qualifier: 'Brûleur fioul',
  }),
  fitment(
    '2544143',
    [
      toCheck('Vaillant', 'ecoTEC plus'),
      toCheck('Vaillant', 'ecoTEC pro'),
      toCheck('Viessmann', 'Vitodens 100-W'),
      toCheck('Viessmann', 'Vitodens 200-W'),
      toCheck('De Dietrich', 'Innovens MCA'),
      toCheck('De Dietrich', 'GSC'),
    ],
    { position: 'évacuation des condensats' },
  ),
  fitment('T6360B1028', SWITCHED_BOILERS, thermostat),
  fitment('Y4H910RF4004', SWITCHED_BOILERS, thermostat),
  fitment('578121', SWITCHED_BOILERS, thermostat),
];
