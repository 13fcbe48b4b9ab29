import { french } from '../../words';

/** How sure the shop is that a part fits a boiler, on the parts of a list. */
export const confidenceWords = french('confidence', {
  toCheck: (model: string) => `À vérifier pour ${model}`,
  confirmed: 'Compatible',
  unchecked: 'À vérifier',
  fitsModel: (model: string) => `Convient à ${model}`,
  unfitLine: 'Ne convient pas ou non vérifié',
});
