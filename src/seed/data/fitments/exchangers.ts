import { confirmed, fitment, type SeedFitment, toCheck } from './fitment';

/** Fans, plate exchangers, boiler bodies and hydraulic groups. */
export const exchangers: readonly SeedFitment[] = [
  fitment('S1008600', [
    confirmed('Saunier Duval', 'Thema', { models: ['F 24 E'] }),
    toCheck('Saunier Duval', 'Thema', { models: ['F 23', 'F 23 E'] }),
    toCheck('Saunier Duval', 'Themaclassic', { models: ['F 24 E'] }),
  ]),
  fitment('39817550', [
    confirmed('Ferroli', 'Domicompact', { models: ['F 24'] }),
    confirmed('Ferroli', 'Domiproject', { models: ['F 24'] }),
    toCheck('Ferroli', 'Domicompact', { models: ['F 24 D'] }),
    toCheck('Ferroli', 'Domiproject', { models: ['F 24 D'] }),
  ]),
  fitment('1.025491', [
    confirmed('Immergas', 'Victrix', { models: ['24'] }),
    toCheck('Immergas', 'Victrix', { models: ['24 TT'] }),
  ]),
  fitment('S1005200', [
    confirmed('Saunier Duval', 'Thema'),
    confirmed('Saunier Duval', 'Themaclassic', { models: ['C 24 E', 'F 24 E', 'C 25 E', 'F 25 E'] }),
    toCheck('Saunier Duval', 'Themaclassic', {
      models: ['C 30 E', 'F 30 E'],
      qualifier: "Compter les plaques de l'ancien échangeur",
    }),
  ]),
  fitment('R8036', [
    confirmed('Beretta', 'Junior', { models: ['24 C.A.I.', '24 C.S.I.'] }),
    confirmed('Beretta', 'City', { models: ['24 C.A.I.', '24 C.S.I.'] }),
    toCheck('Beretta', 'Ciao', {
      models: ['20 C.A.I.', '24 C.A.I.', '24 C.S.I.'],
      qualifier: 'Versions à échangeur à plaques, non bithermiques',
    }),
  ]),
  fitment('0020073795', [
    confirmed('Vaillant', 'turboTEC plus', { models: ['VUW 282/3-5'] }),
    confirmed('Vaillant', 'turboTEC pro', { models: ['VUW 282/3-3', 'VUW 282/5-3'] }),
    confirmed('Vaillant', 'ecoTEC pure', { models: ['VMW 286/7-2'] }),
    confirmed('Vaillant', 'ecoTEC pro', { models: ['VMW 286/5-3'] }),
    toCheck('Vaillant', 'ecoTEC plus', { models: ['VMW 296/3-5', 'VMW 306/5-5'] }),
  ]),
  fitment('37404900', [
    confirmed('Ferroli', 'Domicompact', { models: ['F 24'] }),
    toCheck('Ferroli', 'Domicompact', { models: ['C 24', 'F 24 D'] }),
  ]),
  fitment('R20005544', [
    confirmed('Beretta', 'Ciao', { models: ['24 C.S.I.'] }),
    toCheck('Beretta', 'Ciao', { models: ['24 C.A.I.'] }),
  ]),
  fitment('1.024575', [
    confirmed('Immergas', 'Victrix', { models: ['24'] }),
    toCheck('Immergas', 'Victrix', { models: ['24 TT'] }),
  ]),
  fitment('6174810', [confirmed('Sime', 'Open Hybrid')]),
  fitment('S1071900', [confirmed('Saunier Duval', 'ThemaFast'), toCheck('Saunier Duval', 'ThemaFast Condens')], {
    position: 'départ chauffage',
  }),
  fitment('65116569', [confirmed('Ariston', 'Clas One'), toCheck('Ariston', 'Genus One')], {
    position: 'retour chauffage',
  }),
  fitment('60001583', [confirmed('Chaffoteaux', 'Pigma Evo')], { position: 'côté eau chaude sanitaire' }),
];
