import { MAX_QUANTITY } from '@/domain/orders/cart';
import { commonWords } from '@/words/fr/common';
import { cartToastWords } from '@/words/fr/orders/cart-toasts';
import type { ToastMessage } from '../ui/toast';

const ADDED_MS = 2000;

export const failedToast = (): ToastMessage => ({
  title: commonWords.error,
  description: cartToastWords.failed,
  variant: 'destructive',
});

type Added = {
  title: string;
  quantity: number;
  origin: 'list' | 'product';
  isCapped: boolean;
  /** the most pieces of a line */
  max?: number;
};

/** The toast after adding to the cart. */
export function addedToast({ title, quantity, origin, isCapped, max = MAX_QUANTITY }: Added): ToastMessage {
  if (isCapped) {
    return {
      title: cartToastWords.limit,
      description: cartToastWords.limitText(max, title),
      duration: ADDED_MS * 2,
    };
  }
  return {
    title: cartToastWords.added,
    description: origin === 'product' ? cartToastWords.addedText(quantity, title) : undefined,
    variant: 'success',
    duration: ADDED_MS,
  };
}
