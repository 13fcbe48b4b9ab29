/** Whatever happens to an order whose parcels are lost, returned, found and sent again: no piece appears or vanishes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, stockEffect } from '@/domain/orders/order-status';
import { lossEffect } from '@/domain/parcels/losses';

describe('a change of status after a loss', () => {
  it.each([
    ['shipping', 'cancelled', false, 'close'],
    ['processing', 'cancelled', false, 'close'],
    ['shipping', 'processing', false, 'send-again'],
    ['shipping', 'pending', false, 'send-again'],
    ['shipping', 'delivered', false, 'none'],
    ['shipping', 'shipping', false, 'none'],
    ['cancelled', 'delivered', true, 'found'],
    ['cancelled', 'shipping', true, 'found'],
    ['cancelled', 'processing', true, 'none'],
    ['processing', 'cancelled', true, 'none'],
  ] as const)('from %s to %s, booked: %s, has the effect: %s', (from, to, isBooked, effect) => {
    expect(lossEffect({ from, to, isBooked })).toBe(effect);
  });

  it('leaves the sum of stock, pieces in the order and lost pieces constant, and never gives a lost piece back', () => {
    const acts = fc.array(fc.oneof(fc.constantFrom(...ORDER_STATUSES), fc.constant('lost' as const)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(acts, (history) => {
        let [status, stock, held, lost] = ['shipping' as (typeof ORDER_STATUSES)[number], 100, 3, 0];
        // Of the present parcel: null while it is not lost.
        let booked: number | null = null;
        let isLost = false;
        for (const act of history) {
          if (act === 'lost') {
            isLost = true;
            continue;
          }
          const [from, to] = [status, act];
          const effect = isLost ? lossEffect({ from, to, isBooked: booked !== null }) : 'none';
          const moved = stockEffect({ from, to });
          if (effect === 'close') {
            [booked, lost, held] = [held, lost + held, 0];
          } else if (effect === 'send-again') {
            [booked, lost] = [held, lost + held];
            [stock, held] = [stock - 3, 3];
          } else if (effect === 'found') {
            [stock, lost] = [stock + (booked ?? 0), lost - (booked ?? 0)];
            [booked, isLost] = [null, false];
            [stock, held] = [stock - 3, 3];
          } else if (moved === 'give-back') {
            [stock, held] = [stock + held, 0];
          } else if (moved === 'take-again') {
            [stock, held] = [stock - 3, 3];
          }
          status = to;
          expect(stock + held + lost).toBe(103);
          expect(held).toBe(status === 'cancelled' ? 0 : 3);
          expect(lost).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
