import { french } from '../../words';

/** Choosing a boiler, and the chosen one. */
export const myBoilerWords = french('myBoiler', {
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
});
