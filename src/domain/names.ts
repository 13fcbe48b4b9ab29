/** Names of brands, categories and delivery regions. */

import type { NamedKind, Problem } from './problem';
import { isBlank } from './text';
import { hasOddCharacters } from './texts/odd-characters';

/** Characters of a name. */
export const MAX_NAME = 120;

/**
 * Links list brands by name, joined by commas. Imported tables join the names of brands and of categories with bars. So no
 * name may contain them.
 */
const FORBIDDEN: Record<NamedKind, { comma: boolean; bar: boolean }> = {
  brand: { comma: true, bar: true },
  category: { comma: false, bar: true },
  wilaya: { comma: false, bar: false },
  courier: { comma: false, bar: false },
};

/** What is wrong with a name, or null. */
export function nameProblem(kind: NamedKind, name: string | null | undefined): Problem | null {
  const text = name ?? '';
  if (isBlank(text)) return { code: 'nameMissing', values: { kind } };
  if (hasOddCharacters(text)) return { code: 'oddCharacters' };
  if (FORBIDDEN[kind].comma && text.includes(',')) return { code: 'nameHasComma', values: { kind } };
  return FORBIDDEN[kind].bar && text.includes('|') ? { code: 'nameHasBar', values: { kind } } : null;
}
