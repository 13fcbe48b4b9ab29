import { french } from '../../words';

/** Why a page or a part is among the answers to a search. */
export const searchHintWords = french('searchHints', {
  faultMeans: (fault: string, meaning: string) => `${fault} : ${meaning}`,
  mends: (fault: string) => `pièce probable pour ${fault}`,
  replaces: (number: string) => `remplace ${number}`,
});
