import { french } from '../../words';

/** The bar of every page that parts are looked for on, before a boiler is chosen. */
export const boilerBarWords = french('boilerBar', {
  title: 'Ma chaudière',
  choose: 'Choisir ma chaudière pour voir ses pièces',
});

/** Choosing a boiler, and the chosen one. */
export const myBoilerWords = french('myBoiler', {
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
  onlyMine: 'Seulement ma chaudière',
  isMine: "C'est ma chaudière",
});
