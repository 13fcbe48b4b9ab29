import type { CartItem } from '@/domain/orders/cart';
import { formatListPrice } from '@/domain/price-texts';
import type { ToastMessage } from '@/storefront/ui/toast';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { commonWords } from '@/words/fr/common';
import { checkoutWords } from '@/words/fr/orders/checkout';

export const incompleteToast = (): ToastMessage => ({
  title: checkoutWords.missing,
  description: checkoutWords.missingText,
  variant: 'destructive',
});

/** For a cart that is worth less than an order must be. @param minimum dinars */
export const minimumToast = (minimum: number): ToastMessage => ({
  title: checkoutWords.tooLittle,
  description: checkoutWords.minimum(formatListPrice(minimum)),
  variant: 'destructive',
});

/** For a line of the cart whose quantity exceeds the stock. */
export function shortToast({ item, text }: { item: Pick<CartItem, 'name'>; text: string }): ToastMessage {
  return {
    title: availabilityWords.sorry,
    description: checkoutWords.lineProblem(item.name || commonWords.product, text),
    variant: 'destructive',
  };
}
