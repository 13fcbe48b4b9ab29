import type { PresentedOrder } from '@/domain/orders/present-order';
import { formatTwoDecimals } from '@/domain/price-texts';
import { orderWords } from '@/words/fr/orders/orders';

type OrderAmountsProps = Pick<PresentedOrder, 'charges' | 'total'> & { className: string; totalClass: string };

/** The charges of an order that was placed, and its total. */
export function OrderAmounts({ charges, total, className, totalClass }: OrderAmountsProps) {
  return (
    <dl className={`space-y-1.5 tabular-nums ${className}`}>
      {charges.map(({ kind, label, dinars }) => (
        <Amount key={kind} label={label} dinars={dinars} />
      ))}
      <Amount label={orderWords.total} dinars={total} className={totalClass} />
    </dl>
  );
}

function Amount({ label, dinars, className = '' }: { label: string; dinars: number; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{formatTwoDecimals(dinars)}</dd>
    </div>
  );
}
