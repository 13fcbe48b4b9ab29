'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { canBuy, hasPrice, type Sellable } from '@/domain/products/availability';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { showToast } from '../ui/toast';
import { addedToast, failedToast } from './add-toasts';
import { useCart } from './cart-store';
import { lineMax } from './line-max';

const LOCK_MS = 500;
const REFUSAL_MS = 3000;

type AddedProduct = Sellable & { id: number; title: string; image: string | null };

type AddToCart = {
  product: AddedProduct;
  quantity?: number;
  /** the product page's toast also names product and quantity */
  origin: 'list' | 'product';
};

/** Adds a product to the cart and says so in a toast; held back for 500 ms against double clicks. */
export function useAddToCart() {
  const [isAdding, setIsAdding] = useState(false);
  const lock = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => () => clearTimeout(lock.current ?? undefined), []);

  const addToCart = useCallback(({ product, quantity = 1, origin }: AddToCart) => {
    if (lock.current !== null) return;
    const answer = canBuy(product);
    if (!answer.ok) {
      refuse(availabilityWords.refusals[answer.reason].toast);
      return;
    }
    setIsAdding(true);
    lock.current = setTimeout(() => {
      lock.current = null;
      setIsAdding(false);
    }, LOCK_MS);
    put({ product, quantity, origin });
  }, []);

  return { addToCart, isAdding };
}

function refuse(description: string): void {
  showToast({ title: availabilityWords.sorry, description, variant: 'destructive', duration: REFUSAL_MS });
}

function put({ product, quantity, origin }: Required<AddToCart>): void {
  const { id, title, price, image } = product;
  if (!hasPrice(price)) return;
  try {
    const { isCapped } = useCart.getState().addItem({ id, name: title, price, image, quantity });
    showToast(addedToast({ title, quantity, origin, isCapped, max: lineMax() }));
  } catch (error) {
    // A full storage throws here: the cart goes back to what is stored.
    console.error(error);
    useCart.getState().restore();
    showToast(failedToast());
  }
}
