import { sumDinars } from '@/domain/money';
import { formatListPrice } from '@/domain/price-texts';
import { orderSettings } from '@/shop';
import { cartWords } from '@/words/fr/orders/cart';

/** What the worth of a cart means for its order: whether it is taken, and what its delivery costs. @param total dinars of goods */
export function CartTerms({ total }: { total: number }) {
  const { minimum_order: minimum, free_delivery_from: freeFrom } = orderSettings;
  return (
    <>
      {minimum !== null && total < minimum && (
        <p className="rounded-lg bg-amber-50 px-3 py-2 font-medium text-amber-900 text-sm">
          {cartWords.minimum(formatListPrice(minimum), missing(minimum, total))}
        </p>
      )}
      <p className="text-slate-600 text-sm">{deliveryText(freeFrom, total)}</p>
    </>
  );
}

function deliveryText(freeFrom: number | null, total: number): string {
  if (freeFrom === null) return cartWords.delivery;
  if (total >= freeFrom) return cartWords.freeDelivery;
  return cartWords.freeDeliveryFrom(formatListPrice(freeFrom), missing(freeFrom, total));
}

function missing(limit: number, total: number): string {
  return formatListPrice(sumDinars([limit, -total]));
}
