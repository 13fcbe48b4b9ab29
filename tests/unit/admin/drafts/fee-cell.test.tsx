// @vitest-environment happy-dom
/** A fee that was typed and not saved is there again after a new login, for the person who typed it. */
import { expect, vi } from 'vitest';
import { feeText, readFee } from '@/admin/shipping/cell-values';
import { EditableCell } from '@/admin/ui/editable-cell';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { officeUiWords } from '@/words/en/ui';
import { all, button, click, doing, fill, one, pressKey } from '../../support/dom';
import { it as base } from '../../support/office';

const shows = (text: string) => document.body.textContent?.includes(text);
const typed = () => all('input').map((input) => (input as HTMLInputElement).value);

/** A draft is kept a moment after the last key. */
const pass = () => doing(() => vi.advanceTimersByTime(1_000));

const it = base
  .extend('open', async ({ office }) => {
    vi.useFakeTimers();
    return ({
      value = '500.00',
      user = 1,
      save = async () => {},
    }: Partial<{ value: string; user: number; save: (fee: number) => Promise<void> }> = {}) => {
      const text = feeText(value);
      const failures = officeShippingWords.failures;
      const cell = {
        form: 'fee-cell',
        failures,
        label: 'Home price of Alger',
        record: '16',
        column: 'home',
        value,
        text,
        save,
        read: readFee,
      };
      return office.show(<EditableCell {...cell} />, { user });
    };
  })
  .extend('type', ({ open }) => async (text: string) => {
    await open();
    await click(button(/Home price/));
    await fill(one('input'), text);
    await pass();
  });

it('is restored for the same person, and says so', async ({ open, type }) => {
  await type('650');

  await open({ user: 2 });
  expect(typed()).toEqual([]);

  await open();
  expect(typed()).toEqual(['650']);
  expect([shows(officeUiWords.restored), shows(officeUiWords.restoredOutdated)]).toEqual([true, false]);
});

it('says that the fee has changed since', async ({ open, type }) => {
  await type('650');

  await open({ value: '700.00' });

  expect(typed()).toEqual(['650']);
  expect(shows(officeUiWords.restoredOutdated)).toBe(true);
});

it('is saved from the restored field, and then forgotten', async ({ open, type }) => {
  await type('650');
  const save = vi.fn(async () => {});

  await open({ save });
  await pressKey('Enter', one('input'));
  await pass();

  expect(save.mock.calls).toEqual([[650]]);
  await open();
  expect(typed()).toEqual([]);
});

it.for(['Escape', 'Discard'])('is forgotten by %s', async (way, { open, type }) => {
  await type('650');
  await open();

  await (way === 'Escape' ? pressKey(way, one('input')) : click(button(way)));
  await pass();

  expect(typed()).toEqual([]);
  await open();
  expect(typed()).toEqual([]);
});
