import { hasPrice } from '@/domain/availability';
import { formatListPrice } from '@/domain/money';
import { availabilityWords } from '@/words/fr/availability';

/** A price as lists show it. */
export function ProductPrice({ price }: { price: number | null }) {
  if (!hasPrice(price)) return <p className="text-slate-600 text-sm leading-7">{availabilityWords.noPrice}</p>;
  return <p className="font-bold text-lg text-slate-900 tabular-nums leading-7">{formatListPrice(price)}</p>;
}
