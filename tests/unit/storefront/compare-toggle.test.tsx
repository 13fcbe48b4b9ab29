// @vitest-environment happy-dom
/** Appliances that are ticked in a list to be compared. */
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareToggle } from '@/storefront/compare/compare-toggle';
import { shopperScreen, withRouter } from '../support/shopper-screen';

const show = shopperScreen();
const list = (ids: readonly number[]) => ids.map((id) => <CompareToggle key={id} id={id} title={`Chaudière ${id}`} />);
const box = (id: number) => document.querySelector<HTMLInputElement>(`[aria-label="Comparer Chaudière ${id}"]`);
const tick = (...ids: number[]) => {
  for (const id of ids) act(() => box(id)?.click());
};
const links = () => [...document.querySelectorAll('a')].map((a) => `${a.textContent}: ${a.getAttribute('href')}`);

it('each that is ticked leads to the page that compares all of them, at most four', async () => {
  await show(list([1, 2, 3, 4, 5]));
  expect(links()).toEqual([]);

  tick(2, 4);
  expect(links()).toEqual(Array(2).fill('Comparer (2): /comparer?produits=2,4'));

  tick(1, 3);
  expect([box(5)?.disabled, box(1)?.disabled]).toEqual([true, false]);

  tick(1, 2, 3);
  expect(links()).toEqual(['Comparer (1): /comparer?produits=4']);
});

it('the choice lasts from list to list', async () => {
  await show(list([1]));
  tick(1);
  await show(list([7, 1]));

  expect([box(7)?.checked, box(1)?.checked]).toEqual([false, true]);
});

it('without scripts a link leads to the page that compares', () => {
  const html = renderToString(withRouter(list([7])));

  expect(html).toContain('href="/comparer?produits=7"');
  expect(html).not.toContain('<input');
});
