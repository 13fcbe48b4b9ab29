import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOrderStatus,
  OPEN_STATUSES,
  ORDER_STATUSES,
  type OrderStatus,
  statusView,
  stockEffect,
  VOID_STATUSES,
} from '@/domain/orders/order-status';
import { orderStatusWords } from '@/words/fr/orders/order-status';

const status = fc.constantFrom(...ORDER_STATUSES);

describe('the statuses of an order', () => {
  it('are five, each with its French name and colour', () => {
    expect(ORDER_STATUSES.map((key) => [key, statusView(key, orderStatusWords.labels)])).toEqual([
      ['pending', { label: 'En attente', color: 'yellow' }],
      ['processing', { label: 'En traitement', color: 'blue' }],
      ['shipping', { label: 'En livraison', color: 'purple' }],
      ['delivered', { label: 'Livré', color: 'green' }],
      ['cancelled', { label: 'Annulé', color: 'red' }],
    ]);
  });

  it('are open until the order is delivered or cancelled, and bring revenue unless it is cancelled', () => {
    expect(OPEN_STATUSES).toEqual(['pending', 'processing', 'shipping']);
    expect(VOID_STATUSES).toEqual(['cancelled']);
  });

  it.each(['', 'Pending', 'done', null, 3, ['pending'], 'toString'])('%j is not a status', (value) => {
    expect(isOrderStatus(value)).toBe(false);
  });
});

describe('what a change of status does to stock', () => {
  it('is nothing if the status stays or neither side is cancelled', () => {
    expect(stockEffect({ from: 'cancelled', to: 'cancelled' })).toBe('none');
    expect(stockEffect({ from: 'delivered', to: 'pending' })).toBe('none');
  });

  it('gives back on cancelling and takes again on leaving it', () => {
    const others = ORDER_STATUSES.filter((key) => key !== 'cancelled');

    expect(others.map((from) => stockEffect({ from, to: 'cancelled' }))).toEqual(Array(4).fill('give-back'));
    expect(others.map((to) => stockEffect({ from: 'cancelled', to }))).toEqual(Array(4).fill('take-again'));
  });

  it('over any life of an order: pieces are held exactly while it is not cancelled', () => {
    fc.assert(
      fc.property(fc.array(status), (life) => {
        let held = 1;
        let from: OrderStatus = 'pending';
        for (const to of life) {
          const effect = stockEffect({ from, to });
          held += effect === 'give-back' ? -1 : effect === 'take-again' ? 1 : 0;
          from = to;
        }
        return held === (from === 'cancelled' ? 0 : 1);
      }),
    );
  });
});
