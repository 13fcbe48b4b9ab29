import { expect, it } from 'vitest';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { services } from '@/storefront/layout/services';

it.each([SYMPTOMS, '/suivi', '/commande-rapide', '/demande-piece'])('the services of the footer and the menu lead to %s', (href) => {
  expect(services().map((service) => service.href)).toContain(href);
});
