import { confirmed, fitment, type SeedFitment, toCheck } from './fitment';

/** The RX models with a pilot flame: those named IONO have no thermocouple. */
const RX_WITH_PILOT = ['19 CE', '26 CE', '37 CE', '48 CE', '55 CE'];

/** Electrodes, thermocouples and ignition transformers. */
export const ignition: readonly SeedFitment[] = [
  fitment('3007513', [toCheck('Riello', 'Bag³', { qualifier: 'Avec brûleur Gulliver RG' })]),
  fitment('0020133816', [
    confirmed('Vaillant', 'ecoTEC plus'),
    confirmed('Vaillant', 'ecoTEC pro'),
    confirmed('Vaillant', 'ecoTEC pure'),
  ]),
  fitment('S1005800', [
    confirmed('Saunier Duval', 'Themaclassic'),
    toCheck('Saunier Duval', 'Thema'),
    toCheck('Saunier Duval', 'Isofast'),
  ]),
  fitment('8718107062', [
    confirmed('Junkers', 'WR', { models: ['11-2 B', '14-2 B'] }),
    toCheck('Junkers', 'Therm 4000 O'),
  ]),
  fitment('1.021495', [
    confirmed('Immergas', 'Nike Star'),
    confirmed('Immergas', 'Nike Mini'),
    confirmed('Immergas', 'Eolo Star'),
    toCheck('Immergas', 'Eolo Mini'),
  ]),
  fitment(
    'TC-900-U',
    [
      toCheck('Ferroli', 'Zefiro'),
      toCheck('Beretta', 'Idrabagno'),
      toCheck('ELM Leblanc', 'LM'),
      toCheck('Junkers', 'WR', { models: ['11-2 P', '14-2 P'] }),
    ],
    { qualifier: "Seulement si le thermocouple d'origine n'est pas interrompu" },
  ),
  fitment('6217203', [confirmed('Sime', 'RX', { models: RX_WITH_PILOT })]),
  fitment('87072010150', [confirmed('ELM Leblanc', 'LM')]),
  fitment('EBI4-052F', [toCheck('Sime', 'Estelle'), toCheck('De Dietrich', 'GT'), toCheck('De Dietrich', 'GTU')], {
    qualifier: 'Selon le brûleur monté',
  }),
  fitment('8620370', [
    confirmed('Baxi', 'Luna'),
    toCheck('Baxi', 'Luna 3'),
    toCheck('Baxi', 'Luna 3 Comfort'),
    toCheck('Baxi', 'Eco 3'),
    toCheck('Baxi', 'Eco 3 Compact'),
    toCheck('Baxi', 'Eco Four'),
  ]),
];
