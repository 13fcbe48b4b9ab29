import type { LineStock } from '@/domain/products/line-stock';
import { availabilityWords } from '@/words/fr/catalogue/availability';

/** The warning beside a quantity; null if the stock suffices. */
export function stockRemark({ isSoldOut, isGone, left }: LineStock): string | null {
  if (isGone) return availabilityWords.gone;
  if (isSoldOut) return availabilityWords.refusals['out-of-stock'].button;
  return left === null ? null : availabilityWords.left(left);
}
