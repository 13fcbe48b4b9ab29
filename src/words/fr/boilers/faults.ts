import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** The pages of fault codes. */
export const faultWords = french('faults', {
  unknown: 'Code erreur inconnu',
  unknownBrand: 'Marque inconnue',
  title: 'Codes erreur des chaudières',
  hint: "Le code que la chaudière affiche dit où chercher. Choisissez la marque, puis le code tel qu'il s'affiche.",
  description:
    'Que veut dire le code erreur de votre chaudière ? Sens, causes, points à vérifier et pièces en cause, marque par marque.',
  searchLabel: 'Code affiché, avec la marque',
  searchHint: 'F28 Saunier Duval',
  withMeanings: (brand: string) => `Ce que veulent dire les codes ${brand}`,
  withoutCode: 'Pas de code affiché ?',
  none: "Aucun code erreur n'est encore enregistré.",
  brandTitle: (brand: string) => `Codes erreur ${brand}`,
  brandHint: (brand: string) => `Ce que les chaudières ${brand} affichent quand elles s'arrêtent.`,
  brandDescription: (brand: string, codes: string) =>
    `${codes} pour les chaudières ${brand} : sens, causes, points à vérifier et pièces en cause.`,
  faultTitle: (code: string, brand: string) => `Code erreur ${code} ${brand}`,
  faultDescription: (code: string, brand: string, meaning: string) =>
    `${code} sur une chaudière ${brand} : ${meaning} Causes, points à vérifier et pièces en cause.`,
  codeCount: (count: number) => frenchPlural(count, 'code'),
  code: 'Code affiché',
  causes: 'Causes possibles',
  checks: "Ce qu'il faut vérifier d'abord",
  otherBrand: (brand: string, model: string) =>
    `Ce code est celui des chaudières ${brand}. Votre chaudière est une ${model} : ces pièces ne sont pas prévues pour elle.`,
  otherRange: (ranges: string, model: string) =>
    `Ce code est celui des gammes ${ranges}. Votre chaudière est une ${model} : vérifiez la pièce avant de commander.`,
  ranges: (ranges: string) => `Gammes concernées : ${ranges}`,
  toCheck: 'À vérifier',
  toCheckText:
    'Le sens de ce code dépend du modèle. Comparez-le à la notice de la chaudière, ou envoyez-nous la plaque signalétique.',
  safety:
    "Odeur de gaz : fermez le gaz, ouvrez les fenêtres, ne touchez à aucun interrupteur et sortez. Gaz, combustion et courant sont l'affaire d'un technicien qualifié.",
  categories: 'Pièces en cause',
  /** a category of which the shop has no part for the code's models */
  onRequest: (category: string) => `${category} : sur demande`,
  parts: 'Pièces à regarder',
  askTitle: 'Un doute sur la pièce ?',
  askText:
    'Envoyez-nous le code et une photo de la plaque signalétique avant de commander : la pièce dépend du modèle. Ou appelez-nous au',
  ask: 'Demander sur WhatsApp',
  askMessage: (code: string, brand: string) =>
    `Bonjour, ma chaudière ${brand} affiche le code ${code}. Quelle pièce faut-il vérifier ?`,
});
