// @vitest-environment happy-dom
/** 'Seulement ma chaudière': a list without any part says so by the boiler's name, and a forgotten boiler leaves the list. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { OnlyMyBoiler } from '@/storefront/boilers/mine/only-my-boiler';
import { storeBoiler } from '@/storefront/boilers/mine/remember-boiler';
import { EmptyResults } from '@/storefront/catalogue/empty-results';
import { emptyResultWords } from '@/words/fr/catalogue/empty-results';
import { shopperScreen } from '../support/shopper-screen';

const CIAO = { slug: 'beretta-ciao-24', brandSlug: 'beretta', brand: 'Beretta', range: 'Ciao', name: '24 C.S.I.' };
const show = shopperScreen();
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text);

it('nothing for the boiler is said by its name, and the other boilers are a press away', async () => {
  const [onClear, onWiden] = [vi.fn(), vi.fn()];
  await show(<EmptyResults isNarrowed model="Beretta Ciao 24" {...{ onClear, onWiden }} />);

  expect(document.body.textContent).toContain(emptyResultWords.noneForBoiler('Beretta Ciao 24'));
  act(() => button(emptyResultWords.otherBoilers)?.click());
  expect([onWiden.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 0]);
});

it('without a boiler the filters are named', async () => {
  await show(<EmptyResults isNarrowed onClear={() => {}} />);

  expect(document.body.textContent).toContain(emptyResultWords.noneWithFilters);
  expect(button(emptyResultWords.otherBoilers)).toBeUndefined();
});

it.each([
  [CIAO.slug, [['']]],
  ['another-boiler', []],
  ['', []],
])('a boiler that is forgotten leaves a list of %j', async (chosen, changes) => {
  storeBoiler(CIAO);
  const onChange = vi.fn();
  await show(<OnlyMyBoiler {...{ chosen, form: null, onChange }} />);
  expect(onChange.mock.calls).toEqual([]);

  act(() => storeBoiler(null));

  expect(onChange.mock.calls).toEqual(changes);
});
