import { confirmed, fitment, type SeedFitment, toCheck } from './fitment';

const floorStanding = [toCheck('Sime', 'RX'), toCheck('Ferroli', 'Pegasus')];

/** Sensors, limit thermostats, pressure and flow switches. */
export const sensing: readonly SeedFitment[] = [
  fitment(
    'R10027352',
    [
      toCheck('Beretta', 'Ciao'),
      toCheck('Beretta', 'Junior'),
      toCheck('Beretta', 'City'),
      toCheck('Beretta', 'Mynute'),
      toCheck('Riello', 'Caldariello'),
    ],
    { position: 'départ chauffage', qualifier: 'Tube de 18 mm, sonde de 10 kΩ à 25 °C' },
  ),
  fitment('39810220', [confirmed('Ferroli', 'Domicompact'), toCheck('Ferroli', 'Domiproject')], {
    position: 'sortie sanitaire',
  }),
  fitment(
    '7814197',
    [
      toCheck('Viessmann', 'Vitodens 100-W'),
      toCheck('Viessmann', 'Vitodens 200-W'),
      toCheck('Viessmann', 'Vitodens 222-W'),
      toCheck('Viessmann', 'Vitodens 300-W'),
      toCheck('Viessmann', 'Vitogas 100-F'),
    ],
    { position: 'façade nord du bâtiment' },
  ),
  fitment(
    '65104338',
    [
      confirmed('Ariston', 'Genus Premium'),
      toCheck('Ariston', 'Genus Premium Evo'),
      toCheck('Ariston', 'Clas Premium'),
      toCheck('Ariston', 'Clas Premium Evo'),
    ],
    { position: 'collecteur de fumées' },
  ),
  fitment(
    'KHG71407691',
    [
      toCheck('Baxi', 'Luna 3', { models: ['1.310 Fi'] }),
      toCheck('Baxi', 'Luna 3 Comfort', { models: ['1.240 Fi', '1.310 Fi'] }),
      toCheck('Baxi', 'Luna Duo-tec', { models: ['1.24'] }),
      toCheck('Baxi', 'Duo-tec Compact', { models: ['1.24'] }),
    ],
    { position: 'ballon sanitaire' },
  ),
  fitment(
    '36TXE21-95',
    [toCheck('Ferroli', 'Domiproject'), toCheck('Ferroli', 'Domicompact'), toCheck('Ferroli', 'Domina')],
    { position: 'départ chauffage', qualifier: 'Comparer la température gravée : 95 °C' },
  ),
  fitment(
    '9951110',
    [
      toCheck('Baxi', 'Luna', { models: ['240 i'] }),
      toCheck('Baxi', 'Luna 3', { models: ['240 i'] }),
      toCheck('Baxi', 'Eco 3', { models: ['240 i'] }),
      toCheck('Baxi', 'Eco 4S', { models: ['24'] }),
      toCheck('Baxi', 'Main', { models: ['24 i'] }),
    ],
    { position: 'coupe-tirage', qualifier: 'Modèle exact obligatoire : comparer la température gravée' },
  ),
  fitment(
    '0020014170',
    [toCheck('Vaillant', 'atmoTEC plus'), toCheck('Vaillant', 'turboTEC plus'), toCheck('Vaillant', 'ecoTEC plus')],
    { position: 'collecteur de départ' },
  ),
  fitment('540310', floorStanding, { position: 'tableau de commande' }),
  fitment('541580', [...floorStanding, toCheck('Lamborghini', 'Mega Prex')], { position: 'tableau de commande' }),
  fitment('BRC-2090', [toCheck('Riello', 'Bag³'), toCheck('Ferroli', 'Pegasus'), toCheck('De Dietrich', 'DTG')], {
    position: 'tuyauterie de départ',
  }),
  fitment(
    '605.99490',
    [
      toCheck('Ferroli', 'Domicompact', { models: ['F 24'] }),
      toCheck('Baxi', 'Luna 3', { models: ['240 Fi'] }),
      toCheck('Beretta', 'Ciao', { models: ['24 C.S.I.'] }),
      toCheck('Immergas', 'Eolo Star'),
      toCheck('Biasi', 'Parva M90', { models: ['24S'] }),
    ],
    { position: 'extraction des fumées', qualifier: 'Seulement au même réglage : 0,75/0,60 mbar' },
  ),
  fitment(
    '65104671',
    [
      confirmed('Chaffoteaux', 'Pigma', { models: ['25 FF', '30 FF'] }),
      toCheck('Chaffoteaux', 'Talia', { models: ['25 FF', '30 FF'] }),
      toCheck('Chaffoteaux', 'Niagara C', { models: ['25 FF', '30 FF'] }),
    ],
    { position: 'extraction des fumées' },
  ),
  fitment('C6065A1010', [toCheck('Lamborghini', 'Mega Prex')], {
    position: 'brûleur',
    qualifier: 'Avec brûleur gaz à air soufflé',
  }),
  fitment('39800190', [
    toCheck('Ferroli', 'Domiproject'),
    toCheck('Ferroli', 'Domicompact'),
    toCheck('Ferroli', 'Domina'),
    toCheck('Ferroli', 'Divatop'),
  ]),
  fitment('0020059717', [
    toCheck('Saunier Duval', 'Thema Condens'),
    toCheck('Saunier Duval', 'Isotwin Condens'),
    toCheck('Saunier Duval', 'Semia'),
    toCheck('Vaillant', 'ecoTEC plus'),
    toCheck('Vaillant', 'ecoTEC pro'),
    toCheck('Vaillant', 'turboTEC plus'),
  ]),
  fitment(
    '1.028571',
    [
      toCheck('Immergas', 'Eolo Star'),
      toCheck('Immergas', 'Nike Star'),
      toCheck('Immergas', 'Eolo Mini'),
      toCheck('Immergas', 'Victrix Tera', { models: ['28 1', '32 1', '38 1'] }),
    ],
    { position: "entrée d'eau froide" },
  ),
  fitment(
    '6131401',
    [
      confirmed('Sime', 'Format'),
      toCheck('Sime', 'Format.zip'),
      toCheck('Sime', 'Format DGT'),
      toCheck('Sime', 'Metropolis DGT'),
    ],
    { position: "entrée d'eau froide" },
  ),
];
