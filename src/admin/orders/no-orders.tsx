import { ShoppingCart } from 'lucide-react';
import { officeCommonWords } from '@/words/en/common';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** @param isNarrowed there may be orders that the filters leave out */
export function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <EmptyState Icon={ShoppingCart} title={officeOrderScreenWords.empty} text={officeOrderScreenWords.emptyHint} />
    );
  }
  return (
    <EmptyState Icon={ShoppingCart} title={officeOrderScreenWords.none} text={officeOrderScreenWords.noneHint}>
      <Button onClick={onClear}>{officeCommonWords.clearFilters}</Button>
    </EmptyState>
  );
}
