// @vitest-environment happy-dom
/** The page of a code says that it is not one of the visitor's boiler. */
import { expect, it } from 'vitest';
import { OtherBoiler } from '@/storefront/boilers/faults/other-boiler';
import { storeBoiler } from '@/storefront/boilers/mine/remember-boiler';
import { shopperScreen } from '../support/shopper-screen';

const THEMA = { slug: 'x', brandSlug: 'saunier-duval', brand: 'Saunier Duval', range: 'Thema', name: 'C 24 E' };
const show = shopperScreen();

it.each([
  [null, 'Vaillant', 'vaillant', [], ''],
  [THEMA, 'Saunier Duval', 'saunier-duval', [], ''],
  [THEMA, 'Saunier Duval', 'saunier-duval', ['Isotwin', 'théma'], ''],
  [THEMA, 'Saunier Duval', 'saunier-duval', ['Isotwin'], 'Ce code est celui des gammes Isotwin'],
  [THEMA, 'Vaillant', 'vaillant', [], 'Ce code est celui des chaudières Vaillant'],
])('is said for another brand or range alone: %j, %s', async (boiler, brand, brand_slug, ranges, text) => {
  storeBoiler(boiler);
  await show(<OtherBoiler fault={{ brand, brand_slug, ranges }} />);

  expect(document.body.textContent).toMatch(text === '' ? /^$/ : new RegExp(`^${text}.*Thema C 24 E`));
});
