import type { CartItem } from '@/domain/cart';
import { isBlank } from '@/domain/text';
import type { ToastMessage } from '@/storefront/ui/toast';
import { availabilityWords } from '@/words/fr/availability';
import { checkoutWords } from '@/words/fr/checkout';
import { commonWords } from '@/words/fr/common';

const FALLBACK = checkoutWords.failed;

export const INCOMPLETE_TOAST: ToastMessage = {
  title: checkoutWords.missing,
  description: checkoutWords.missingText,
  variant: 'destructive',
};

/** For a line of the cart whose quantity exceeds the stock. */
export function shortToast({ item, text }: { item: Pick<CartItem, 'name'>; text: string }): ToastMessage {
  return {
    title: availabilityWords.sorry,
    description: checkoutWords.lineProblem(item.name || commonWords.product, text),
    variant: 'destructive',
  };
}

export function acceptedToast(orderId: number): ToastMessage {
  return {
    title: checkoutWords.confirmed,
    description: checkoutWords.confirmedText(orderId),
    variant: 'success',
  };
}

/** The server's message, or the fallback. */
export function refusedToast(error: Error): ToastMessage {
  // Status 0: no server said anything.
  const hasReason = 'status' in error && error.status !== 0 && !isBlank(error.message);
  return { title: commonWords.error, description: hasReason ? error.message : FALLBACK, variant: 'destructive' };
}
