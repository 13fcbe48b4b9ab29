// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addNewOrder, knowOwnOrder, seeNewOrders, useNewOrders } from '@/admin/orders/live/new-orders';
import { useSeenOrders } from '@/admin/orders/live/use-seen-orders';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe('an order that comes in', () => {
  it('is news once, until somebody has seen it', () => {
    expect([addNewOrder(1), addNewOrder(1)]).toEqual([true, false]);
    seeNewOrders();
    expect(addNewOrder(1)).toBe(true);
  });

  it('is no news to the page in which it was taken, whether its event comes before the answer or after it', () => {
    knowOwnOrder(2);
    expect(addNewOrder(2)).toBe(false);
    expect(addNewOrder(3)).toBe(true);
    knowOwnOrder(3);
    expect(addNewOrder(3)).toBe(false);
  });
});

describe('the number of new orders', () => {
  let unmount = () => {};
  let count = 0;
  function List({ shown }: { shown: readonly number[] }) {
    useSeenOrders(shown);
    count = useNewOrders();
    return null;
  }
  const root = () => createRoot(document.createElement('div'));
  const open = (shown: readonly number[]) => {
    const list = root();
    const show = (next: readonly number[]) => act(() => list.render(createElement(List, { shown: next })));
    unmount = () => act(() => list.unmount());
    show(shown);
    return show;
  };
  const hear = (id: number) => act(() => void addNewOrder(id));
  beforeEach(seeNewOrders);
  afterEach(() => {
    unmount();
    vi.restoreAllMocks();
  });

  it('goes as the list shows them, whichever way it was read again', () => {
    const show = open([10]);
    hear(11);
    hear(12);
    expect(count).toBe(2);

    show([10, 11]);
    expect(count).toBe(1);
    show([10, 11, 12]);
    expect(count).toBe(0);
  });

  it('does not count what is in the list before its event comes', () => {
    open([20, 21]);
    hear(21);
    expect(count).toBe(0);
  });

  it('stays in a tab that nobody has before them', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const show = open([30]);
    hear(31);
    show([30, 31]);
    expect(count).toBe(1);

    visibility.mockReturnValue('visible');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(count).toBe(0);
  });
});
