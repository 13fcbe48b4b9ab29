import { toDinars } from '@/domain/money';
import { amountsOf, type ChargeKind, type OrderTotals, shownCharges } from '@/domain/orders/charges';
import { formatTwoDecimals } from '@/domain/price-texts';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { orderWords } from '@/words/fr/orders/orders';
import type { Destination } from '../destination';

/** Charges and total; delivery is 0 until a wilaya is chosen. */
export function SummaryTotals({ totals, destination }: { totals: OrderTotals; destination: Destination | undefined }) {
  return (
    <dl className="mt-4 space-y-2 border-slate-200 border-t pt-4 text-slate-700 text-sm">
      {shownCharges(amountsOf(totals)).map(({ kind, dinars }) => (
        <Row key={kind} {...describe(kind, destination)} amount={amountText(kind, { dinars, destination })} />
      ))}
      <div className="flex items-baseline justify-between gap-4 border-slate-200 border-t pt-3 font-semibold text-base text-slate-900">
        <dt>{orderWords.total}</dt>
        <dd className="text-lg tabular-nums">{formatTwoDecimals(toDinars(totals.total))}</dd>
      </div>
    </dl>
  );
}

function describe(kind: ChargeKind, destination: Destination | undefined): { label: string; note?: string } {
  const label = orderWords.charges[kind];
  if (kind !== 'delivery') return { label };
  if (!destination) return { label, note: checkoutWords.feesByWilaya };
  const { name } = destination.wilaya;
  return { label: checkoutWords.deliveryTo(label, destination.method === 'desk' ? checkoutWords.deskIn(name) : name) };
}

/** A delivery to a place that costs nothing is 'Gratuite'. */
function amountText(
  kind: ChargeKind,
  { dinars, destination }: { dinars: number; destination: Destination | undefined },
): string {
  const isFree = kind === 'delivery' && dinars === 0 && destination?.fee.ok;
  return isFree ? orderWords.free : formatTwoDecimals(dinars);
}

function Row({ label, note, amount }: { label: string; note?: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-slate-600 text-xs">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  );
}
