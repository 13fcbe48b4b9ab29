import { isBlank } from '@/domain/text';
import type { ToastMessage } from '@/storefront/ui/toast';
import { commonWords } from '@/words/fr/common';
import { checkoutWords } from '@/words/fr/orders/checkout';

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
  return {
    title: commonWords.error,
    description: hasReason ? error.message : checkoutWords.failed,
    variant: 'destructive',
  };
}
