import { type Claims, claimed } from '@/shop';
import type { sloganWords } from '@/words/fr/slogans';

type Slogan = keyof typeof sloganWords;

/** The slogans of the header and the menu, as keys of their texts. */
export function slogansOf(claims: Claims): Slogan[] {
  return [
    ...claimed(claims.quickDelivery, () => 'delivery' as const),
    ...claimed(claims.originalParts, () => 'parts' as const),
    ...claimed(claims.supportEveryDay, () => 'support' as const),
  ];
}
