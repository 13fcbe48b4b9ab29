import type { Cleared } from '@/domain/delivery/place';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { sayCleared } from '@/words/say-cleared';

/** What was cleared because it does not fit the place that was chosen. */
export function ClearedNotice({ cleared }: { cleared: readonly Cleared[] }) {
  return (
    <p role="status" className="mt-1 grid gap-1 font-medium text-amber-900 text-sm empty:hidden">
      {cleared.map((one) => (
        <span key={one.kind}>{sayCleared(one, checkoutWords)}</span>
      ))}
    </p>
  );
}
