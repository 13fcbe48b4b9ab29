import { french } from '../../words';

/** The bar of every page that parts are looked for on, before a boiler is chosen. */
export const boilerBarWords = french('boilerBar', {
  title: 'Ma chaudière',
  choose: 'Choisir ma chaudière pour voir ses pièces',
  partsFor: (model: string) => `Pièces pour ${model}`,
});
