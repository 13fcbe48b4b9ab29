/** What the order desk shows and offers: every status with every state of a confirmation. */
import { describe, expect, it } from 'vitest';
import { deskView } from '@/domain/confirmation/desk-view';
import { CONFIRMATION_STATES, type ConfirmationState } from '@/domain/confirmation/states';
import { WARNINGS } from '@/domain/confirmation/warnings';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';

/** The badge by status, in the order of CONFIRMATION_STATES; '-' for no badge. */
const BADGES: Record<OrderStatus, readonly (ConfirmationState | '-')[]> = {
  pending: ['to-confirm', 'call-back', 'unreachable', 'wrong-number', '-', '-'],
  processing: ['-', '-', '-', '-', 'confirmed', '-'],
  shipping: ['-', '-', '-', '-', 'confirmed', '-'],
  delivered: ['-', '-', '-', '-', 'confirmed', '-'],
  cancelled: ['-', '-', 'unreachable', 'wrong-number', '-', 'refused'],
};

const OFFERS: Record<
  OrderStatus,
  { awaited: boolean; call: boolean; messages: boolean; parcel: boolean; warns: boolean }
> = {
  pending: { awaited: true, call: true, messages: true, parcel: false, warns: true },
  processing: { awaited: false, call: true, messages: true, parcel: true, warns: true },
  shipping: { awaited: false, call: true, messages: true, parcel: true, warns: true },
  delivered: { awaited: false, call: false, messages: false, parcel: true, warns: false },
  cancelled: { awaited: false, call: false, messages: false, parcel: false, warns: false },
};

describe.each(ORDER_STATUSES)('of an order that is %s', (status) => {
  it.each(CONFIRMATION_STATES.map((state, index) => [state, BADGES[status][index] ?? '-'] as const))(
    'the state %s shows the badge %s',
    (state, badge) => {
      expect(deskView({ status, state }).state ?? '-').toBe(badge);
    },
  );

  it.each(CONFIRMATION_STATES)('with %s the desk offers what the status alone says', (state) => {
    const { isAwaited, isCallable, hasMessages, expectsParcel, showsWarning } = deskView({ status, state });
    const { awaited, call, messages, parcel, warns } = OFFERS[status];
    expect([isAwaited, isCallable, hasMessages, expectsParcel]).toEqual([awaited, call, messages, parcel]);
    expect(WARNINGS.map(showsWarning)).toEqual(WARNINGS.map(() => warns));
  });
});

it.each(CONFIRMATION_STATES)('offers nothing for a status of another version, whatever the state (%s)', (state) => {
  const { showsWarning, ...view } = deskView({ status: 'archived', state });
  expect(view).toEqual({ state: null, isAwaited: false, isCallable: false, hasMessages: false, expectsParcel: false });
  expect(WARNINGS.some(showsWarning)).toBe(false);
});
