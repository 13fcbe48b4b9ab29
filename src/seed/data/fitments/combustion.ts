import { confirmed, fitment, type SeedFitment, toCheck } from './fitment';

const byOutput = { qualifier: 'Selon la puissance indiquée sur la plaque' };
const byBurner = { qualifier: 'Selon le brûleur monté' };

/** Gas valves, burners, nozzles and oil pumps. */
export const combustion: readonly SeedFitment[] = [
  fitment('0.845.057', [
    confirmed('Ferroli', 'Domicompact'),
    confirmed('Baxi', 'Luna'),
    confirmed('Beretta', 'Ciao'),
    toCheck('Immergas', 'Nike Star'),
    toCheck('Immergas', 'Nike Mini'),
    toCheck('Baxi', 'Luna 3'),
    toCheck('Baxi', 'Eco 3'),
    toCheck('Ferroli', 'Domiproject'),
    toCheck('Beretta', 'City'),
    toCheck('Beretta', 'Junior'),
  ]),
  fitment(
    '0.630.802',
    [toCheck('Sime', 'RX', { models: ['19 CE', '26 CE'] }), toCheck('Ferroli', 'Pegasus', { models: ['23 T'] })],
    { qualifier: 'Versions à veilleuse et thermocouple' },
  ),
  fitment(
    'VK4105M5033',
    [
      toCheck('ELM Leblanc', 'Égalis'),
      toCheck('ELM Leblanc', 'Acléis'),
      toCheck('Vaillant', 'atmoTEC plus'),
      toCheck('Vaillant', 'turboTEC plus'),
      toCheck('Unical', 'Idea'),
      toCheck('Unical', 'Eve 05'),
    ],
    { qualifier: "Comparer la référence gravée sur l'ancien bloc" },
  ),
  fitment('VR4605C1024', [confirmed('Ferroli', 'Pegasus', { models: ['D 23', 'D 32', 'D 45', '56'] })]),
  fitment('0020053968', [
    confirmed('Vaillant', 'atmoTEC plus'),
    confirmed('Vaillant', 'atmoTEC pro'),
    confirmed('Vaillant', 'turboTEC plus'),
    confirmed('Vaillant', 'turboTEC pro'),
  ]),
  fitment(
    '3745312',
    [toCheck('Sime', 'Estelle'), toCheck('De Dietrich', 'GT', { models: ['120'] }), toCheck('Riello', 'Bag³')],
    byOutput,
  ),
  fitment('8A01060', [toCheck('Lamborghini', 'Mega Prex')], {
    qualifier: 'Vérifier la contre-pression du foyer avant le choix de la tête',
  }),
  fitment('95000644', [toCheck('Sime', 'Estelle'), toCheck('De Dietrich', 'GT', { models: ['120'] })], byOutput),
  fitment('05717500', [
    confirmed('Saunier Duval', 'Themaclassic', { models: ['C 24 E'] }),
    confirmed('Saunier Duval', 'Isofast'),
    confirmed('Saunier Duval', 'Thematek'),
    toCheck('Saunier Duval', 'Thema', { models: ['C 24 E'] }),
  ]),
  fitment('39810130', [
    confirmed('Ferroli', 'Domiproject', { models: ['C 24', 'F 24'] }),
    confirmed('Ferroli', 'Domicompact', { models: ['F 24'] }),
    toCheck('Ferroli', 'Domiproject', { models: ['C 24 D', 'F 24 D'] }),
    toCheck('Ferroli', 'Domicompact', { models: ['C 24', 'F 24 D'] }),
  ]),
  fitment('60001398', [
    confirmed('Chaffoteaux', 'Inoa Green', { models: ['25', '30'] }),
    toCheck('Chaffoteaux', 'Urbia Green'),
    toCheck('Chaffoteaux', 'Pigma Green'),
    toCheck('Chaffoteaux', 'Mira C Green'),
  ]),
  fitment(
    '030F6912',
    [toCheck('Riello', 'Bag³'), toCheck('Sime', 'Estelle', { models: ['4'] }), toCheck('De Dietrich', 'GTU')],
    byBurner,
  ),
  fitment('030B0120', [toCheck('Sime', 'Estelle', { models: ['5', '6'] }), toCheck('De Dietrich', 'GT')], byBurner),
  fitment(
    'R10024285',
    [
      toCheck('Beretta', 'Ciao', { models: ['24 C.A.I.', '24 C.S.I.'] }),
      toCheck('Beretta', 'Junior', { models: ['24 C.A.I.', '24 C.S.I.'] }),
      toCheck('Beretta', 'City', { models: ['24 C.A.I.', '24 C.S.I.'] }),
    ],
    { qualifier: 'Rampe à 12 becs, gaz naturel' },
  ),
  fitment(
    'AS47C1538',
    [toCheck('De Dietrich', 'GT'), toCheck('De Dietrich', 'GTU'), toCheck('Sime', 'Estelle')],
    byBurner,
  ),
  fitment(
    '071N0107',
    [toCheck('Sime', 'Estelle'), toCheck('De Dietrich', 'GT'), toCheck('Lamborghini', 'Mega Prex')],
    byBurner,
  ),
];
