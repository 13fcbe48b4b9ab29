import type { Wilaya } from '@/contract/wilayas';
import { formatTwoDecimals, toDinars } from '@/domain/money';
import type { OrderTotals } from '@/domain/order-totals';

/** Subtotal, delivery and total, in centimes; delivery is 0 until a wilaya is chosen. */
export function SummaryTotals({ totals, wilaya }: { totals: OrderTotals; wilaya: Wilaya | undefined }) {
  return (
    <dl className="mt-4 space-y-2 border-slate-200 border-t pt-4 text-slate-700 text-sm">
      <Row label="Sous-total" centimes={totals.subtotal} />
      <Row
        label={wilaya ? `Livraison (${wilaya.name})` : 'Livraison'}
        note={wilaya ? undefined : 'Les frais dépendent de votre wilaya.'}
        centimes={totals.delivery}
      />
      <div className="flex items-baseline justify-between gap-4 border-slate-200 border-t pt-3 font-semibold text-base text-slate-900">
        <dt>Total</dt>
        <dd className="text-lg tabular-nums">{formatTwoDecimals(toDinars(totals.total))}</dd>
      </div>
    </dl>
  );
}

function Row({ label, note, centimes }: { label: string; note?: string; centimes: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-slate-600 text-xs">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{formatTwoDecimals(toDinars(centimes))}</dd>
    </div>
  );
}
