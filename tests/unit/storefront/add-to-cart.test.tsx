import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sellable } from '@/domain/products/availability';
import { addedToast, failedToast } from '@/storefront/cart/add-toasts';
import { useCart } from '@/storefront/cart/cart-store';
import { useAddToCart } from '@/storefront/cart/use-add-to-cart';
import { type ToastMessage, takeToasts } from '@/storefront/ui/toast';

type AddToCart = ReturnType<typeof useAddToCart>['addToCart'];

/** What the button of one card calls. */
function buttonOfCard(): AddToCart {
  let addToCart: AddToCart | undefined;
  function Probe() {
    ({ addToCart } = useAddToCart());
    return null;
  }
  renderToStaticMarkup(<Probe />);
  if (!addToCart) throw new Error('Not rendered.');
  return addToCart;
}

/** Adds a product as a card does whose button was not disabled in time. */
function add(product: Sellable): ToastMessage[] {
  const shown: ToastMessage[] = [];
  const stop = takeToasts((message) => shown.push(message));
  buttonOfCard()({ product: { id: 1, title: 'Vanne', image: null, ...product }, origin: 'list' });
  stop();
  return shown;
}

afterEach(() => {
  useCart.getState().clear();
  vi.useRealTimers();
});

it('adding again is held back for 500 ms', () => {
  vi.useFakeTimers();
  const stop = takeToasts(() => undefined);
  const addToCart = buttonOfCard();
  const press = () => addToCart({ product: { id: 1, title: 'Vanne', image: null, price: 10 }, origin: 'list' });

  press();
  vi.advanceTimersByTime(499);
  press();
  expect(useCart.getState().items).toMatchObject([{ id: 1, quantity: 1 }]);
  vi.advanceTimersByTime(1);
  press();

  expect(useCart.getState().items).toMatchObject([{ id: 1, quantity: 2 }]);
  stop();
});

describe('adding what cannot be bought', () => {
  const UNPRICED = "Ce produit n'est pas disponible à la vente pour le moment.";
  const SOLD_OUT = 'Ce produit est actuellement en rupture de stock.';

  it.each([
    ...[{ price: null }, { price: 0 }, { price: Number.NaN }].map((product) => [product, UNPRICED] as const),
    ...[{ stock: 0 }, { in_stock: false }, { stock_status: 'outofstock' }].map((gone) => [gone, SOLD_OUT] as const),
  ])('is refused for 3 s: %j', (product, description) => {
    const toast = { title: 'Désolé', description, variant: 'destructive', duration: 3000 };
    expect(add({ price: 10, ...product })).toEqual([toast]);
    expect(useCart.getState().items).toEqual([]);
  });
});

describe('the words after adding', () => {
  const added = { title: 'Vanne', quantity: 2, isCapped: false };

  it('stand for 2 s, and on the product page say how many of what', () => {
    const toast = { title: 'Produit ajouté au panier', variant: 'success', duration: 2000 };
    expect(addedToast({ ...added, origin: 'list' })).toEqual({ ...toast, description: undefined });
    expect(addedToast({ ...added, origin: 'product' })).toEqual({
      ...toast,
      description: '2x Vanne ajouté(s) au panier.',
    });
  });

  it('name an unexpected failure', () => {
    expect(failedToast()).toEqual({
      title: 'Erreur',
      description: "Impossible d'ajouter le produit au panier.",
      variant: 'destructive',
    });
  });
});

it('the drawer of the cart opens, closes and turns over', () => {
  const { open, close, toggle } = useCart.getState();
  const seen = [open, toggle, toggle, close].map((act) => {
    act();
    return useCart.getState().isOpen;
  });
  expect(seen).toEqual([true, false, true, false]);
});
