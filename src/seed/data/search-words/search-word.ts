export type SeedSearchWord = {
  /** what people type; may be several words */
  word: string;
  /** texts to search for instead, in the words of titles and categories */
  means: readonly string[];
};
