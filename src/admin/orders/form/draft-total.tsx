import type { Fee } from '@/domain/delivery/delivery-fees';
import { toDinars } from '@/domain/money';
import type { OrderTotals } from '@/domain/orders/charges';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderWords } from '@/words/en/orders/orders';
import { backOfficeAmount } from '../../lib/format';

type DraftTotalProps = {
  totals: OrderTotals;
  /** null before a wilaya is chosen */
  fee: Fee | null;
  /** the total of the order as it is now, in dinars */
  before?: number;
};

/** What the customer will pay, before anything is saved. */
export function DraftTotal({ totals, fee, before }: DraftTotalProps) {
  const total = toDinars(totals.total);
  const summary = officeOrderFormWords.summary[before === undefined ? 'taken' : 'amend'];
  return (
    <section
      aria-label={summary}
      className="grid gap-1 rounded-lg border border-slate-300 bg-slate-50 p-4 text-sm tabular-nums"
    >
      {totals.charges.map(({ kind, centimes }) => (
        <p key={kind} className="flex justify-between gap-4">
          <span className="text-slate-600">{officeOrderWords.chargeNames[kind]}</span>
          <span>
            {kind === 'delivery' && !fee?.ok
              ? officeOrderFormWords[fee ? 'cannotBe' : 'waitsForWilaya']
              : backOfficeAmount(toDinars(centimes))}
          </span>
        </p>
      ))}
      <p
        role="status"
        className="flex flex-wrap justify-between gap-x-4 border-slate-300 border-t pt-2 font-bold text-base"
      >
        <span>{summary}</span>
        {/* A total without its delivery would be read aloud as the price. */}
        <span>{fee !== null && !fee.ok ? officeOrderFormWords.cannotBe : backOfficeAmount(total)}</span>
      </p>
      {before !== undefined && before !== total && fee?.ok !== false && (
        <p className="text-end text-slate-600">{officeOrderFormWords.before(backOfficeAmount(before))}</p>
      )}
      {fee !== null && !fee.ok && (
        <p role="alert" className="font-medium text-red-700">
          {officeOrderFormWords[fee.reason === 'not-served' ? 'undeliverable' : 'noDeskThere']}
        </p>
      )}
    </section>
  );
}

/** The same in one line, for the foot of a form. */
export function TotalInFoot({ totals, fee, label }: Pick<DraftTotalProps, 'totals' | 'fee'> & { label: string }) {
  return (
    <p aria-hidden className="me-auto font-bold text-base text-slate-900 tabular-nums">
      {label} {fee !== null && !fee.ok ? officeOrderFormWords.cannotBe : backOfficeAmount(toDinars(totals.total))}
    </p>
  );
}
