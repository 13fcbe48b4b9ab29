import { french } from '../../words';

/** Whether one part fits the visitor's boiler. */
export const fitVerdictWords = french('fitVerdict', {
  compatible: (model: string) => `Compatible avec ${model}`,
  toCheck: (model: string) => `À vérifier pour ${model}`,
  notMeant: (model: string) => `Non prévue pour ${model}`,
});
