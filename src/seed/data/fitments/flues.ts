import { fitment, type SeedFitment, toCheck } from './fitment';

const byNotice = { qualifier: 'Longueur totale selon la notice de la chaudière' };

/** Balanced flues and their pipes. */
export const flues: readonly SeedFitment[] = [
  fitment(
    '3318073',
    [
      toCheck('Ariston', 'Clas One'),
      toCheck('Ariston', 'Clas Premium'),
      toCheck('Ariston', 'Clas Premium Evo'),
      toCheck('Ariston', 'Genus One'),
      toCheck('Ariston', 'Genus Premium'),
      toCheck('Ariston', 'Genus Premium Evo'),
      toCheck('Ariston', 'Cares Premium'),
    ],
    byNotice,
  ),
  fitment(
    '303200',
    [toCheck('Vaillant', 'ecoTEC plus'), toCheck('Vaillant', 'ecoTEC pro'), toCheck('Vaillant', 'ecoTEC pure')],
    byNotice,
  ),
  fitment(
    '20027514',
    [
      toCheck('Beretta', 'Ciao', { models: ['24 C.S.I.', '28 C.S.I.'] }),
      toCheck('Beretta', 'City', { models: ['24 C.S.I.', '28 C.S.I.'] }),
      toCheck('Beretta', 'Junior', { models: ['24 C.S.I.', '28 C.S.I.'] }),
      toCheck('Beretta', 'Ciao Green'),
    ],
    byNotice,
  ),
  fitment(
    '1.023193',
    [toCheck('Immergas', 'Eolo Star'), toCheck('Immergas', 'Eolo Mini'), toCheck('Immergas', 'Eolo Maior')],
    byNotice,
  ),
];
