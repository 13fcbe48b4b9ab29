import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Flash, type Shown, withFlash } from '@/admin/lib/flashes';
import { messagesIn, type OrderMessage, toastText } from '@/admin/orders/messages';

const error = (key: number, text = `Error ${key}`): Shown<Flash> => ({ kind: 'error', text, key });
const success = (key: number): Shown<Flash> => ({ kind: 'success', text: `Done ${key}`, key });

describe('messages', () => {
  it('stay side by side if they are errors, whatever follows', () => {
    const flashes = fc.array(fc.tuple(fc.constantFrom(error, success), fc.nat()), { maxLength: 20 });
    fc.assert(
      fc.property(flashes, (told) => {
        const all = told.map(([make], key) => make(key));

        const shown = all.reduce<Shown<Flash>[]>((before, flash) => withFlash(before, flash), []);

        const last = all.at(-1);
        const errors = all.filter(({ kind }) => kind === 'error');
        expect(shown).toEqual(last?.kind === 'success' ? [...errors, last] : errors);
      }),
    );
  });

  it('replace a success, and the same error', () => {
    expect(withFlash([success(1)], success(2))).toEqual([success(2)]);
    expect(withFlash([error(1, 'Gone'), error(2)], error(3, 'Gone'))).toEqual([error(2), error(3, 'Gone')]);
  });
});

describe('a message about an order', () => {
  const told = (isFromDialog: boolean, order: number | null = 7): OrderMessage => ({
    kind: 'error',
    text: 'Gone',
    order,
    isFromDialog,
  });

  it.each([
    ['in its dialog', told(true), 7, null],
    ['of its dialog, on the list', told(true), null, 'Order #7'],
    ['of its dialog, in another', told(true), 8, 'Order #7'],
    ['of the list, on the list', told(false), null, null],
    ['of the list, in a dialog', told(false), 7, 'Order #7'],
    ['of the list about no order, in a dialog', told(false, null), 7, null],
  ])('%s names it if that is needed', (_, message, opened, about) => {
    expect(messagesIn([message], opened)).toEqual([{ ...message, about }]);
  });

  it('names it if another order has a message too', () => {
    const both = messagesIn([told(false, 7), told(false, 8)], null);

    expect(both.map(({ about }) => about)).toEqual(['Order #7', 'Order #8']);
    expect(messagesIn([told(false), told(false)], null).map(({ about }) => about)).toEqual([null, null]);
  });

  it('names it where nothing of the screen is left', () => {
    expect(toastText(told(true))).toBe('Order #7: Gone');
    expect(toastText(told(false, null))).toBe('Gone');
  });
});
