// @vitest-environment happy-dom
/** Appliances that are ticked in a list to be compared. */
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CompareToggle } from '@/storefront/compare/compare-toggle';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ROUTER = { prefetch: () => {} } as unknown as AppRouterInstance;
const list = (ids: readonly number[]) => (
  <AppRouterContext value={ROUTER}>
    {ids.map((id) => (
      <CompareToggle key={id} id={id} title={`Chaudière ${id}`} />
    ))}
  </AppRouterContext>
);
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  sessionStorage.clear();
});

const box = (id: number) => document.querySelector<HTMLInputElement>(`[aria-label="Comparer Chaudière ${id}"]`);
const links = () => [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);

it('each that is ticked leads to the page that compares all of them, at most four', () => {
  act(() => root.render(list([1, 2, 3, 4, 5])));
  expect(links()).toEqual([]);

  for (const id of [2, 4]) act(() => box(id)?.click());
  expect(links()).toEqual([
    ['Comparer (2)', '/comparer?produits=2,4'],
    ['Comparer (2)', '/comparer?produits=2,4'],
  ]);

  for (const id of [1, 3]) act(() => box(id)?.click());
  expect([box(5)?.disabled, box(1)?.disabled]).toEqual([true, false]);

  for (const id of [1, 2, 3]) act(() => box(id)?.click());
  expect(links()).toEqual([['Comparer (1)', '/comparer?produits=4']]);
});

it('the choice lasts from list to list', () => {
  act(() => root.render(list([1])));
  act(() => box(1)?.click());
  act(() => root.render(list([7, 1])));

  expect([box(7)?.checked, box(1)?.checked]).toEqual([false, true]);
});

it('without scripts a link leads to the page that compares', () => {
  const html = renderToString(list([7]));

  expect(html).toContain('href="/comparer?produits=7"');
  expect(html).not.toContain('<input');
});
