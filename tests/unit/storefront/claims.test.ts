import { expect, it } from 'vitest';
import type { Claims } from '@/domain/settings/claims';
import { DEFAULT_SETTINGS } from '@/shop';

const { claims } = DEFAULT_SETTINGS;

import { figuresOf as aboutFigures, expertiseOf } from '@/storefront/about/expertise';
import { reasonsOf as aboutReasons } from '@/storefront/about/reasons';
import { figuresOf as homeFigures } from '@/storefront/home/testimonials';
import { reasonsOf as homeReasons } from '@/storefront/home/why-us';
import { slogansOf } from '@/storefront/layout/slogans';

/** Everything that is made of claims in lists, as one text. */
function said(chosen: Claims): string {
  return JSON.stringify([
    slogansOf(chosen),
    homeReasons(chosen).map(({ title, text }) => [title, text]),
    aboutReasons(chosen),
    homeFigures(chosen),
    aboutFigures(chosen),
    expertiseOf(chosen),
  ]);
}

it.for<[keyof Claims, RegExp]>([
  ['quick_delivery', /24 à 48|"delivery"/],
  ['original_parts', /100% originales|"parts"/],
  ['support_every_day', /7j\/7|"support"/],
  ['other_payments', /PayPal/],
  ['approved_service', /agréé/],
  ['free_delivery_from', /gratuite/],
  ['guarantee_years', /Garantie/],
  ['references', /références en stock/],
  ['customers', /5000/],
  ['rating', /4,8/],
  ['recommend_percent', /98/],
  ['heating_since', /2023/],
  ['experience_since', /2002/],
])('a claim that is switched off %s is in no list of the pages, and the others stay', ([name, text]) => {
  const off = said({ ...claims, [name]: typeof claims[name] === 'boolean' ? false : null });

  expect(said(claims)).toMatch(text);
  expect(off).not.toMatch(text);
  expect(off).toContain('Paiement à la livraison');
  expect(off.length).toBeGreaterThan(said(claims).length * 0.8);
});
