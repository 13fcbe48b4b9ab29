import type { AdminOrder } from '@/contract/admin/orders';
import { officeOrderWords } from '@/words/en/orders/orders';
import { officePackingWords } from '@/words/en/orders/packing';

type ReturnLinesProps = {
  items: AdminOrder['items'];
  /** by line; absent for a line without an answer */
  pieces: Readonly<Record<string, number | null>>;
  problem: string | null;
  onChange: (pieces: Readonly<Record<string, number | null>>) => void;
};

const words = officePackingWords.back;
const PROBLEM = 'return-lines-problem';

/** How many pieces of each line are sold again. */
export function ReturnLines({ items, pieces, problem, onChange }: ReturnLinesProps) {
  return (
    <div>
      <ul className="grid gap-2 text-sm">
        {items.map((item) => {
          const title = item.product_title || officeOrderWords.unnamedProduct;
          const chosen = pieces[item.id] ?? null;
          const isWrong = problem !== null && chosen === null;
          return (
            <li key={item.id} className="flex items-center gap-3">
              <select
                aria-label={words.pieces(title)}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? PROBLEM : undefined}
                value={chosen ?? ''}
                onChange={({ target }) =>
                  onChange({ ...pieces, [item.id]: target.value === '' ? null : Number(target.value) })
                }
                className="min-h-11 min-w-24 rounded-lg border border-slate-500 bg-white px-3 tabular-nums aria-invalid:border-red-700 aria-invalid:bg-red-50"
              >
                <option value="">{words.uncounted}</option>
                {[...Array(item.quantity + 1).keys()].map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
              <span className="whitespace-nowrap text-slate-700 tabular-nums">{words.of(item.quantity)}</span>
              <span className="wrap-anywhere min-w-0">{title}</span>
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p id={PROBLEM} role="alert" className="mt-1 font-medium text-red-700 text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
