import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** What is said of a part and a boiler, and of parts that replace one another. */
export const boilerFitWords = french('boilerFit', {
  unknown: 'Compatibilité non renseignée : envoyez-nous la plaque signalétique.',
  /** beside the button */
  beside: {
    notMeant: (model: string) => `Cette pièce n'est pas prévue pour votre ${model}.`,
    toCheck: (model: string) => `Rien ne confirme encore que cette pièce convient à votre ${model}.`,
    unknown: (model: string) => `Nous n'avons pas vérifié si cette pièce convient à votre ${model}.`,
  },
  rightParts: 'Ce qui convient à votre chaudière :',
  allRightParts: (count: number) => `Voir les ${count} pièces de cette catégorie pour votre chaudière`,
  boilerParts: 'Voir toutes les pièces pour votre chaudière',
  fits: 'Convient à',
  moreModels: (count: number) => `et ${frenchPlural(count, 'autre modèle', 'autres modèles')}`,
  askFit: (part: string) => `Bonjour, la pièce ${part} convient-elle à ma chaudière ? Voici la plaque signalétique.`,
  replacedBy: 'Remplacée par',
  replaces: 'Remplace',
});
