import { expect, it } from 'vitest';
import { isPrivatePage } from '@/server/pages/private-pages';

it.each([
  ['/suivi', true],
  ['/suivi/', true],
  ['/suivi?x=1', true],
  ['/suivi/AbC-_9', true],
  ['/Suivi/AbC', true],
  ['/suiv%69/AbC', true],
  ['/checkout/merci/AbC', true],
  ['/CheckOut/merci/AbC', true],
  ['/checkout', false],
  ['/%', true],
  ['/', false],
  ['/devis', true],
  ['/devis/AbC-_9', true],
  ['/suivis', false],
  ['/products?next=/suivi/AbC', false],
  ['/product/12', false],
])('%s: %s', (url, isPrivate) => {
  expect(isPrivatePage(url)).toBe(isPrivate);
});
