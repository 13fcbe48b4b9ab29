import { confirmed, fitment, type SeedFitment, toCheck } from './fitment';

/** Valves, vessels, gauges, safeties, circulators and seals of a boiler's water circuit. */
export const hydraulics: readonly SeedFitment[] = [
  fitment('710047300', [
    confirmed('Baxi', 'Luna'),
    confirmed('Baxi', 'Eco 3'),
    toCheck('Baxi', 'Luna 3'),
    toCheck('Baxi', 'Luna 3 Comfort'),
    toCheck('Baxi', 'Eco 3 Compact'),
  ]),
  fitment(
    '140429',
    [
      toCheck('Vaillant', 'turboTEC plus'),
      toCheck('Vaillant', 'turboTEC pro'),
      toCheck('Vaillant', 'ecoTEC plus'),
      toCheck('Vaillant', 'ecoTEC pro'),
      toCheck('Vaillant', 'atmoTEC plus'),
      toCheck('Vaillant', 'atmoTEC pro'),
    ],
    { position: 'vanne trois voies' },
  ),
  fitment(
    '1300000800',
    [
      toCheck('Saunier Duval', 'Thema Condens', { models: ['F AS 26'] }),
      toCheck('Baxi', 'Luna 3'),
      toCheck('Ariston', 'Clas'),
      toCheck('Chaffoteaux', 'Pigma'),
    ],
    { position: 'arrière de la chaudière', qualifier: 'Comparer le diamètre (387 mm) et le raccord (3/8")' },
  ),
  fitment('39819040', [confirmed('Ferroli', 'Domiproject'), toCheck('Ferroli', 'Domicompact')], {
    position: 'arrière de la chaudière',
  }),
  fitment(
    '1.022349',
    [
      toCheck('Immergas', 'Nike Star'),
      toCheck('Immergas', 'Nike Mini'),
      toCheck('Immergas', 'Eolo Star'),
      toCheck('Immergas', 'Eolo Mini'),
    ],
    { position: 'façade' },
  ),
  fitment('8922490', [toCheck('Baxi', 'Luna 3'), toCheck('Baxi', 'Eco 3'), toCheck('Baxi', 'Main')], {
    position: 'façade',
  }),
  fitment(
    'PURG-CIRC',
    [
      toCheck('Saunier Duval', 'Thema'),
      toCheck('Saunier Duval', 'Themaclassic'),
      toCheck('Chaffoteaux', 'Pigma'),
      toCheck('Chaffoteaux', 'Talia'),
    ],
    { position: 'corps du circulateur' },
  ),
  fitment('61312668', [
    toCheck('Ariston', 'Clas'),
    toCheck('Ariston', 'Genus'),
    toCheck('Ariston', 'Egis'),
    toCheck('Chaffoteaux', 'Pigma'),
    toCheck('Chaffoteaux', 'Talia'),
    toCheck('Chaffoteaux', 'Niagara C'),
  ]),
  fitment('59965102', [
    toCheck('Beretta', 'Ciao'),
    toCheck('Beretta', 'Junior'),
    toCheck('Sime', 'Format'),
    toCheck('Ferroli', 'Domiproject'),
    toCheck('Ferroli', 'Domicompact'),
  ]),
  fitment('0020097216', [confirmed('Saunier Duval', 'Thema Condens'), confirmed('Saunier Duval', 'Isotwin Condens')]),
  fitment('65104318', [
    toCheck('Chaffoteaux', 'Pigma'),
    toCheck('Chaffoteaux', 'Talia'),
    toCheck('Baxi', 'Luna'),
    toCheck('Baxi', 'Main'),
  ]),
  fitment(
    'SANICOND-05',
    [
      toCheck('Vaillant', 'ecoTEC pure'),
      toCheck('Vaillant', 'ecoTEC pro'),
      toCheck('Vaillant', 'ecoTEC plus'),
      toCheck('Viessmann', 'Vitodens 050-W'),
      toCheck('Viessmann', 'Vitodens 100-W'),
      toCheck('De Dietrich', 'MCR'),
      toCheck('De Dietrich', 'Innovens MCA'),
    ],
    { position: 'évacuation des condensats' },
  ),
  fitment(
    '0020068959',
    [toCheck('Vaillant', 'ecoTEC plus'), toCheck('Vaillant', 'ecoTEC pro'), toCheck('Vaillant', 'ecoTEC pure')],
    { position: 'évacuation des condensats' },
  ),
  fitment('0020107695', [
    toCheck('Vaillant', 'ecoTEC plus'),
    toCheck('Vaillant', 'ecoTEC pro'),
    toCheck('Vaillant', 'ecoTEC pure'),
    toCheck('Vaillant', 'turboTEC plus'),
    toCheck('Vaillant', 'turboTEC pro'),
  ]),
  fitment(
    '3.025549',
    [
      confirmed('Immergas', 'Victrix'),
      toCheck('Immergas', 'Victrix EXA'),
      toCheck('Immergas', 'Victrix Tera'),
      toCheck('Immergas', 'Victrix Superior'),
    ],
    { position: 'porte du brûleur' },
  ),
];
