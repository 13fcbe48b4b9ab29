import { frenchPlural } from '../plural';
import { french } from '../words';

/** 'Ma chaudière', and what is said of a part and the chosen boiler. */
export const myBoilerWords = french('myBoiler', {
  title: 'Ma chaudière',
  choose: 'Choisir ma chaudière pour voir ses pièces',
  partsFor: (model: string) => `Pièces pour ${model}`,
  gone: (model: string) => `${model} n'est plus dans nos listes.`,
  chooseOther: 'Choisir un modèle',
  change: 'Changer',
  forget: 'Oublier ma chaudière',
  find: 'Trouver une pièce par chaudière',
  modelsFailed: "Les modèles n'ont pas pu être chargés.",
  whereIsPlate: 'Où est la plaque ?',
  brand: 'Marque',
  range: 'Gamme',
  model: 'Modèle',
  pick: 'Choisir...',
  showParts: 'Voir les pièces',
  chooseThis: 'Choisir cette chaudière',
  isMine: "C'est ma chaudière",
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
