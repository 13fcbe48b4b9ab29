import { isBlank } from '@/domain/text';

/** The short description of a card, or what stands in for a blank one. */
export function shortDescriptionOf({ short_description: text }: { short_description: string }): string {
  return isBlank(text) ? 'Découvrez ce produit et ses caractéristiques uniques.' : text;
}
