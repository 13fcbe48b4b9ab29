import { confirmed, fitment, type SeedFitment, toCheck } from './fitment';

/** Control boards, displays, room thermostats of one make. */
export const electronics: readonly SeedFitment[] = [
  fitment('S1007300', [confirmed('Saunier Duval', 'Themaclassic', { models: ['C 24 E', 'F 24 E'] })]),
  fitment('39819530', [confirmed('Ferroli', 'Domiproject', { models: ['C 24 D', 'F 24 D'] })]),
  fitment('65105081', [
    confirmed('Ariston', 'Clas', { models: ['24 FF', '28 FF'] }),
    confirmed('Ariston', 'Genus', { models: ['24 FF', '28 FF', '35 FF'] }),
    toCheck('Ariston', 'Clas Evo', { models: ['24 FF', '28 FF'] }),
    toCheck('Ariston', 'Genus Evo', { models: ['24 FF', '30 FF'] }),
    toCheck('Ariston', 'Egis', { models: ['24 FF'] }),
  ]),
  fitment(
    '0020034604',
    [
      confirmed('Vaillant', 'turboTEC plus', {
        models: ['VUW 242/3-5', 'VUW 282/3-5', 'VUW 322/3-5', 'VUW 362/3-5'],
      }),
      toCheck('Vaillant', 'turboTEC plus', { models: ['VU 242/3-5', 'VU 282/3-5'] }),
      toCheck('Vaillant', 'turboTEC pro', { models: ['VUW 242/3-3', 'VUW 282/3-3'] }),
      toCheck('Vaillant', 'atmoTEC plus'),
      toCheck('Vaillant', 'atmoTEC pro', { models: ['VUW 240/3-3'] }),
    ],
    { qualifier: 'Fabrication de 2004 à 2011' },
  ),
  fitment('R20005569', [
    confirmed('Beretta', 'Ciao', { models: ['24 C.A.I.', '24 C.S.I.'] }),
    confirmed('Beretta', 'Junior', { models: ['24 C.A.I.', '24 C.S.I.'] }),
    confirmed('Beretta', 'Super Exclusive'),
    toCheck('Beretta', 'Ciao', { models: ['20 C.A.I.', '28 C.S.I.'] }),
    toCheck('Beretta', 'Junior', { models: ['28 C.S.I.'] }),
  ]),
  fitment('5686890', [
    confirmed('Baxi', 'Luna 3 Comfort', { models: ['240 Fi', '310 Fi'] }),
    toCheck('Baxi', 'Luna 3 Comfort', { models: ['240 i', '1.240 Fi', '1.310 Fi'] }),
  ]),
  fitment('1.024037', [
    confirmed('Immergas', 'Eolo Star', { models: ['24 3 E', '24 4 E'] }),
    confirmed('Immergas', 'Nike Star', { models: ['24 3 E', '24 4 E'] }),
    toCheck('Immergas', 'Eolo Star', { models: ['23 kW'] }),
    toCheck('Immergas', 'Nike Star', { models: ['23 kW'] }),
  ]),
  fitment('3001156', [toCheck('Riello', 'Bag³')], { position: 'brûleur', qualifier: 'Avec brûleur Gulliver' }),
  fitment('LME22.331C2', [toCheck('Lamborghini', 'Mega Prex')], {
    position: 'brûleur',
    qualifier: 'Avec brûleur gaz à deux allures',
  }),
  fitment('65109326', [confirmed('Chaffoteaux', 'Talia'), confirmed('Chaffoteaux', 'Pigma')], {
    position: 'façade',
    qualifier: 'Fabrication de 2008 à 2014',
  }),
  fitment('300011854', [confirmed('De Dietrich', 'DTG', { models: ['110 Eco.NOx'] })]),
  fitment(
    'RVS43.283/100',
    [toCheck('Sime', 'RX'), toCheck('Ferroli', 'Pegasus', { models: ['D 23', 'D 32', 'D 45', '56'] })],
    { qualifier: "En remplacement de la régulation d'origine" },
  ),
  fitment(
    'BI1605111',
    [
      confirmed('Biasi', 'Parva M90', { models: ['24S'] }),
      toCheck('Biasi', 'Parva M90', { models: ['28S', '24E', '28E'] }),
    ],
    { position: 'façade' },
  ),
  fitment(
    '0020118072',
    [
      confirmed('Saunier Duval', 'Thema'),
      confirmed('Saunier Duval', 'Isotwin'),
      confirmed('Saunier Duval', 'Semia'),
      toCheck('Saunier Duval', 'Thema Condens'),
      toCheck('Saunier Duval', 'Themaclassic'),
      toCheck('Saunier Duval', 'ThemaFast Condens'),
      toCheck('Saunier Duval', 'Isotwin Condens'),
    ],
    { position: "pièce d'ambiance", qualifier: 'À partir de 2005' },
  ),
  fitment(
    '7736701392',
    [
      toCheck('Bosch', 'Condens 2500 W'),
      toCheck('Bosch', 'Condens 7000 W'),
      toCheck('Junkers', 'CerapurComfort'),
      toCheck('Junkers', 'CerapurCompact'),
    ],
    { position: "pièce d'ambiance", qualifier: 'Chaudière à bus EMS 2 ou OpenTherm' },
  ),
];
