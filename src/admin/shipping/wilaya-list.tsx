import type { AdminWilaya } from '@/contract/admin/wilayas';
import { feeCentimes } from '@/domain/delivery';
import { formatOfficeAmount, toDinars } from '@/domain/money';
import { officeShippingWords } from '@/words/en/shipping';
import { RowButtons } from '../records/record-screen';

type WilayaListProps = {
  all: readonly AdminWilaya[];
  shown: readonly AdminWilaya[];
  onEdit: (wilaya: AdminWilaya) => void;
  onDelete: (wilaya: AdminWilaya) => void;
};

/** On the card's edge: a badge must not make a card higher than its neighbours. */
const BADGE = 'absolute -top-2.5 end-4 rounded-full border px-2 py-1 font-semibold text-xs leading-none';

/** The cheapest and the dearest of all wilayas carry a badge if there are several. */
export function WilayaList({ all, shown, onEdit, onDelete }: WilayaListProps) {
  const prices = all.map(({ price }) => Number(price));
  const [lowest, highest] = all.length > 1 ? [Math.min(...prices), Math.max(...prices)] : [null, null];
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {shown.map((wilaya) => (
        <li
          key={wilaya.id}
          className="relative flex items-center justify-between gap-3 rounded-xl border border-slate-200 bg-white p-4"
        >
          <div className="min-w-0">
            <h2 className="break-words font-semibold text-slate-900">{wilaya.name}</h2>
            <p className="mt-1 text-slate-700 text-sm tabular-nums">
              {officeShippingWords.fee(formatOfficeAmount(toDinars(feeCentimes(wilaya))))}
            </p>
            {Number(wilaya.price) === lowest && (
              <p className={`${BADGE} border-green-300 bg-green-100 text-green-900`}>{officeShippingWords.lowest}</p>
            )}
            {Number(wilaya.price) === highest && lowest !== highest && (
              <p className={`${BADGE} border-amber-300 bg-amber-100 text-amber-900`}>{officeShippingWords.highest}</p>
            )}
          </div>
          <RowButtons name={wilaya.name} onEdit={() => onEdit(wilaya)} onDelete={() => onDelete(wilaya)} />
        </li>
      ))}
    </ul>
  );
}
