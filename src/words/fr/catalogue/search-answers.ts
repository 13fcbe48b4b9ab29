import { french } from '../../words';

/** What the listing and the search page say of the answer to a search. */
export const searchAnswerWords = french('searchAnswers', {
  fault: (code: string, brand: string) => `${code} ${brand}`,
  notAllWords: (found: string) => `${found}. Aucun ne contient tous vos mots : voici les plus proches.`,
  leftOut: (words: string, text: string) =>
    text === ''
      ? `Aucun résultat pour « ${words} » : voici tous les produits.`
      : `Aucun résultat pour « ${words} » : voici les résultats pour « ${text} ».`,
  resultsFor: (text: string) => `Résultats pour « ${text} »`,
});
