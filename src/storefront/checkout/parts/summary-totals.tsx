import type { Wilaya } from '@/contract/catalogue';
import { amountsOf, type ChargeKind, type OrderTotals, shownCharges } from '@/domain/charges';
import { formatTwoDecimals, toDinars } from '@/domain/money';
import { checkoutWords } from '@/words/fr/checkout';
import { orderWords } from '@/words/fr/orders';

/** Charges and total; delivery is 0 until a wilaya is chosen. */
export function SummaryTotals({ totals, wilaya }: { totals: OrderTotals; wilaya: Wilaya | undefined }) {
  return (
    <dl className="mt-4 space-y-2 border-slate-200 border-t pt-4 text-slate-700 text-sm">
      {shownCharges(amountsOf(totals)).map(({ kind, dinars }) => (
        <Row key={kind} {...describe(kind, wilaya)} dinars={dinars} />
      ))}
      <div className="flex items-baseline justify-between gap-4 border-slate-200 border-t pt-3 font-semibold text-base text-slate-900">
        <dt>{orderWords.total}</dt>
        <dd className="text-lg tabular-nums">{formatTwoDecimals(toDinars(totals.total))}</dd>
      </div>
    </dl>
  );
}

function describe(kind: ChargeKind, wilaya: Wilaya | undefined): { label: string; note?: string } {
  const label = orderWords.charges[kind];
  if (kind !== 'delivery') return { label };
  return wilaya ? { label: checkoutWords.deliveryTo(label, wilaya.name) } : { label, note: checkoutWords.feesByWilaya };
}

function Row({ label, note, dinars }: { label: string; note?: string; dinars: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-slate-600 text-xs">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{formatTwoDecimals(dinars)}</dd>
    </div>
  );
}
