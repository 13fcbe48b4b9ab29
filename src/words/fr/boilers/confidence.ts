import { french } from '../../words';

/** How sure the shop is that a part fits a boiler. */
export const confidenceWords = french('confidence', {
  compatible: (model: string) => `Compatible avec ${model}`,
  toCheck: (model: string) => `À vérifier pour ${model}`,
  notMeant: (model: string) => `Non prévue pour ${model}`,
  confirmed: 'Compatible',
  unchecked: 'À vérifier',
  fitsModel: (model: string) => `Convient à ${model}`,
  unfitLine: 'Ne convient pas ou non vérifié',
});
