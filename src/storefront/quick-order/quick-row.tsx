import { cx } from '@/client/classes';
import type { ListingProduct } from '@/contract/catalogue';
import { MAX_ACCOUNT_QUANTITY } from '@/domain/orders/cart';
import { isUnread, type QuickVerdict } from '@/domain/orders/quick-order';
import { formatTwoDecimals } from '@/domain/price-texts';
import { hasPrice, isShortOf, isSoldOut } from '@/domain/products/availability';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { quickOrderWords } from '@/words/fr/orders/quick-order';
import { ProductPicture } from '../ui/product-picture';
import { QuantityStepper } from '../ui/quantity-stepper';
import { ShopLink } from '../ui/shop-link';
import { asksToChoose, type QuickRow, type Share, verdictOf } from './quick-lines';

const COLORS: Record<QuickVerdict, string> = {
  found: 'bg-green-100 text-green-900',
  replaced: 'bg-blue-100 text-blue-900',
  several: 'bg-amber-100 text-amber-950',
  short: 'bg-amber-100 text-amber-950',
  none: 'bg-red-100 text-red-900',
};

type QuickRowProps = {
  row: QuickRow;
  /** what the line puts into the cart */
  share: Share;
  /** the most pieces of a line in this buyer's cart; a quote takes 99 */
  cartMax: number;
  onChange: (changes: Partial<Pick<QuickRow, 'chosen' | 'quantity'>>) => void;
};

/** A line with its verdict: a row of the table, on a phone a card. */
export function QuickOrderRow({ row, share, cartMax, onChange }: QuickRowProps) {
  const { line, typed, chosen, quantity } = row;
  const verdict = verdictOf(row, share);
  const price = chosen?.price ?? null;
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-3 py-4 md:grid-cols-[4rem_1fr_auto_8rem] md:items-center">
      <ProductPicture
        src={chosen?.main_image ?? null}
        size={64}
        className="size-16 rounded-md border border-slate-200"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate-600 text-sm">
          <span className="tabular-nums">{line}.</span>
          <span className="break-all font-medium text-slate-900">{typed}</span>
          <span className={cx('rounded-full px-2.5 py-0.5 font-semibold text-xs', COLORS[verdict])}>
            {verdict === 'none' && isUnread(typed) ? quickOrderWords.unreadVerdict : quickOrderWords.verdicts[verdict]}
          </span>
        </p>
        {asksToChoose(row) && <Choice row={row} onChange={onChange} />}
        {chosen && (
          <ShopLink
            href={`/product/${chosen.id}`}
            className="mt-1 block break-words font-medium text-slate-900 text-sm hover:text-blue-900 hover:underline"
          >
            {chosen.title}
          </ShopLink>
        )}
        <p className="mt-0.5 text-slate-600 text-sm">{remarkOf(row, share, cartMax)}</p>
      </div>
      {chosen && (
        <>
          <div className="max-md:col-start-2">
            <QuantityStepper
              size="sm"
              value={quantity}
              label={chosen.title}
              max={MAX_ACCOUNT_QUANTITY}
              onChange={(next) => onChange({ quantity: next })}
            />
          </div>
          <p className="whitespace-nowrap text-end font-semibold text-slate-900 tabular-nums max-md:col-start-2 max-md:text-start">
            {price === null ? availabilityWords.noPrice : formatTwoDecimals(price * share.pieces)}
          </p>
        </>
      )}
    </li>
  );
}

function Choice({ row: { typed, products, chosen }, onChange }: Pick<QuickRowProps, 'row' | 'onChange'>) {
  return (
    <select
      aria-label={quickOrderWords.choose(typed)}
      value={chosen?.id ?? ''}
      onChange={(event) => onChange({ chosen: products.find(({ id }) => String(id) === event.target.value) ?? null })}
      className="mt-1 block min-h-11 w-full max-w-md rounded-lg border border-slate-500 bg-white px-3 text-base text-slate-900"
    >
      <option value="">{quickOrderWords.toChoose}</option>
      {products.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}

function remarkOf(row: QuickRow, { asked }: Share, cartMax: number): string {
  const { verdict, typed, chosen, quantity } = row;
  if (verdict === 'none') return isUnread(typed) ? quickOrderWords.unread : quickOrderWords.unknown;
  if (!chosen) return row.products.length === 1 ? quickOrderWords.lostZero(typed) : '';
  const isShared = asked > quantity;
  const parts = [
    verdict === 'replaced' ? quickOrderWords.replacedHint(typed) : null,
    leftOf(chosen, asked, isShared),
    isSoldOut(chosen) ? availabilityWords.soldOut : null,
    limitOf(asked, cartMax),
    hasPrice(chosen.price) ? formatTwoDecimals(chosen.price) : quickOrderWords.unpriced,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function leftOf(product: ListingProduct, asked: number, isShared: boolean): string | null {
  if (isSoldOut(product) || !isShortOf(product, asked)) return null;
  const stock = product.stock ?? 0;
  return isShared ? quickOrderWords.sharedLeft(stock) : quickOrderWords.left(stock);
}

function limitOf(asked: number, cartMax: number): string | null {
  if (asked <= cartMax) return null;
  return cartMax < MAX_ACCOUNT_QUANTITY
    ? quickOrderWords.cartLimit(cartMax, MAX_ACCOUNT_QUANTITY)
    : quickOrderWords.limit(cartMax);
}
