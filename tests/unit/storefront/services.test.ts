import { expect, it } from 'vitest';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { services } from '@/storefront/layout/services';

it('the services of the footer and the menu lead to these pages', () => {
  const hrefs = services().map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining([SYMPTOMS, '/suivi', '/commande-rapide', '/demande-piece']));
});
