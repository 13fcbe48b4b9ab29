import { expect, it } from 'vitest';
import { orderKey } from '@/admin/orders/dialog/order-keys';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  // The digits of a French keyboard need Shift: without it they write signs.
  [{ key: '&', code: 'Digit1' }, 1],
  [{ key: '5', code: 'Digit5' }, 5],
  [{ key: '3', code: 'Numpad3' }, 3],
  [{ key: 'j', code: 'KeyJ' }, 'next'],
  [{ key: 'K', code: 'KeyK' }, 'previous'],
  [{ key: 'ArrowRight', code: 'ArrowRight' }, 'next'],
  [{ key: 'ArrowLeft', code: 'ArrowLeft' }, 'previous'],
  [{ key: 'a', code: 'KeyQ' }, null],
  [{ key: 'ArrowDown', code: 'ArrowDown' }, null],
])('the key %j is %j', (pressed, meaning) => {
  expect(orderKey({ ...NONE, ...pressed })).toBe(meaning);
  expect(orderKey({ ...NONE, ...pressed, ctrlKey: true })).toBeNull();
});
