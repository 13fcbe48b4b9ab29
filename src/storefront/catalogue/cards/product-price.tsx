import { hasPrice, NO_PRICE_LABEL } from '@/domain/availability';
import { formatListPrice } from '@/domain/money';

/** A price as lists show it. */
export function ProductPrice({ price }: { price: number | null }) {
  if (!hasPrice(price)) return <p className="text-slate-600 text-sm leading-7">{NO_PRICE_LABEL}</p>;
  return <p className="font-bold text-lg text-slate-900 tabular-nums leading-7">{formatListPrice(price)}</p>;
}
