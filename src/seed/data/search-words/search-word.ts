import type { HelpTopic } from '@/domain/boilers/help-topics';

export type SeedSearchWord = {
  /** what people type; may be several words */
  word: string;
} & (
  | {
      /** texts to search for instead, in the words of titles and categories */
      means: readonly string[];
    }
  | {
      /** says nothing beside other words */
      isFiller: true;
      /** the page to which it leads alone */
      topic?: HelpTopic;
    }
  | {
      /** the page that it leads to */
      topic: HelpTopic;
    }
);
