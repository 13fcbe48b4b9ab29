import type { SearchWord } from './words';

/** One meaning of a typed text. A product matches if it holds all phrases and words, or if it fits one of the models. */
export type Reading = {
  words: readonly SearchWord[];
  /**
   * Words of the shop's own list (search_synonyms) that a product must hold as they were typed; empty for a text without such
   * words, and for a text in which their meanings took their place
   */
  phrases: readonly string[];
  /** whether meanings took the place of words: products that hold the words themselves come first */
  isMeaning: boolean;
  /** before or after what the text itself finds, for a word of the list whose beginning is typed; absent: neither */
  place?: 'before' | 'after';
  /** the models of boilers that it names, with the words that their parts must hold; null for no model */
  fits: { models: readonly number[]; words: readonly SearchWord[] } | null;
};
