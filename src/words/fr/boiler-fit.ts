import { frenchPlural } from '../plural';
import { french } from '../words';

/** What is said of a part and a boiler, and of parts that replace one another. */
export const boilerFitWords = french('boilerFit', {
  compatible: (model: string) => `Compatible avec ${model}`,
  toCheck: (model: string) => `À vérifier pour ${model}`,
  notMeant: (model: string) => `Non prévue pour ${model}`,
  unknown: 'Compatibilité non renseignée : envoyez-nous la plaque signalétique.',
  fits: 'Convient à',
  moreModels: (count: number) => `et ${frenchPlural(count, 'autre modèle', 'autres modèles')}`,
  askFit: (part: string) => `Bonjour, la pièce ${part} convient-elle à ma chaudière ? Voici la plaque signalétique.`,
  replacedBy: 'Remplacée par',
  replaces: 'Remplace',
});
