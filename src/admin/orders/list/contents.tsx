import type { AdminOrder } from '@/contract/admin/orders';
import { countPieces } from '@/domain/orders/present-order';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { officeOrderWords } from '@/words/en/orders/orders';

/** What an order holds, in a line: '3 pieces: Électrode … +1', the last for the products that are not named. */
export function Contents({ items }: Pick<AdminOrder, 'items'>) {
  const [first, ...others] = items;
  return (
    <p className="flex gap-1 text-slate-900">
      <span className="whitespace-nowrap tabular-nums">
        {first ? officeDeskWords.piecesOf(countPieces(items)) : officeDeskWords.noPieces}
      </span>
      {first && <bdi className="min-w-0 truncate">{first.product_title || officeOrderWords.unnamedProduct}</bdi>}
      {others.length > 0 && (
        <span title={officeDeskWords.moreProducts(others.length)} className="tabular-nums">
          +{others.length}
        </span>
      )}
    </p>
  );
}
