import { type Claims, claimed } from '@/domain/settings/claims';
import type { sloganWords } from '@/words/fr/slogans';

type Slogan = keyof typeof sloganWords;

/** The slogans of the header and the menu, as keys of their texts. */
export function slogansOf(claims: Claims): Slogan[] {
  return [
    ...claimed(claims.quick_delivery, () => 'delivery' as const),
    ...claimed(claims.original_parts, () => 'parts' as const),
    ...claimed(claims.support_every_day, () => 'support' as const),
  ];
}
