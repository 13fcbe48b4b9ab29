/** How the back office finds an order by its customer (spec, back office section 2). Pure. */
import { isBlank, withoutAccents } from '@/domain/text';

type Customer = { firstName: string; lastName: string; email: string; phone: string };

/**
 * What is kept of a customer to be searched: a line each for the name, whichever comes first of its two parts, for the
 * e-mail and for the phone's digits. No search reaches over the end of a line.
 */
export function customerText({ firstName, lastName, email, phone }: Customer): string {
  const name = folded(`${firstName} ${lastName} ${firstName}`);
  return [name, email.trim().toLowerCase(), digits(phone)].join('\n');
}

/**
 * What must stand in the kept text, one of them at least, for a search to find it; none where nothing is searched. A phone
 * is found with and without its spaces, a name without regard to case and accents, in any script.
 */
export function customerNeedles(search: string): string[] {
  if (isBlank(search)) return [];
  const asTyped = search.trim().toLowerCase();
  // No name holds it; without it, a beginning of an address would find everybody of that name.
  if (asTyped.includes('@')) return [asTyped];
  const needles = [asTyped, folded(search)];
  if (/^[\d\s()+./-]+$/.test(search)) needles.push(digits(search));
  return [...new Set(needles.filter((needle) => needle !== ''))];
}

/** Letters of any script: `fold` of src/domain/text.ts knows the Latin ones, and customers write their names in Arabic, too. */
function folded(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
