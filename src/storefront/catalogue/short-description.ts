import { isBlank } from '@/domain/text';
import { commonWords } from '@/words/fr/common';

/** The short description of a card, or a default text if it is blank. */
export function shortDescriptionOf({ short_description: text }: { short_description: string }): string {
  return isBlank(text) ? commonWords.noShortDescription : text;
}
