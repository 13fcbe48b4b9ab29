import type { Cleared } from '@/domain/place';
import { checkoutWords } from '@/words/fr/checkout';

/** What a shopper reads of what was cleared. */
function clearedText(one: Cleared): string {
  if (one.kind === 'desk') return checkoutWords.deskCleared(one.place);
  return checkoutWords[one.kind === 'city' ? 'cityCleared' : 'postalCleared'](one.name, one.wilaya);
}

/** What was cleared because it does not fit the place that was chosen. */
export function ClearedNotice({ cleared }: { cleared: readonly Cleared[] }) {
  return (
    <p role="status" className="mt-1 grid gap-1 font-medium text-amber-900 text-sm empty:hidden">
      {cleared.map((one) => (
        <span key={one.kind}>{clearedText(one)}</span>
      ))}
    </p>
  );
}
