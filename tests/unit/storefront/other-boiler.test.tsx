// @vitest-environment happy-dom
/** The page of a code says that it is not one of the visitor's boiler. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OtherBoiler } from '@/storefront/boilers/faults/other-boiler';
import { storeBoiler } from '@/storefront/boilers/mine/my-boiler';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const THEMA = { slug: 'x', brandSlug: 'saunier-duval', brand: 'Saunier Duval', range: 'Thema', name: 'C 24 E' };
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
});

it.each([
  [null, 'Vaillant', 'vaillant', [], ''],
  [THEMA, 'Saunier Duval', 'saunier-duval', [], ''],
  [THEMA, 'Saunier Duval', 'saunier-duval', ['Isotwin', 'théma'], ''],
  [THEMA, 'Saunier Duval', 'saunier-duval', ['Isotwin'], 'Ce code est celui des gammes Isotwin'],
  [THEMA, 'Vaillant', 'vaillant', [], 'Ce code est celui des chaudières Vaillant'],
])('is said for another brand or range alone: %j, %s', (boiler, brand, brand_slug, ranges, text) => {
  act(() => storeBoiler(boiler));
  act(() => root.render(<OtherBoiler fault={{ brand, brand_slug, ranges }} />));

  const shown = document.body.textContent;
  expect(text === '' ? shown : shown.startsWith(text) && shown.includes('Thema C 24 E')).toEqual(
    text === '' ? '' : true,
  );
});
