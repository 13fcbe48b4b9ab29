import { describe, expect, it } from 'vitest';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { services } from '@/storefront/layout/services';

describe('the services of the footer and the menu', () => {
  it.each([SYMPTOMS, '/suivi', '/commande-rapide', '/demande-piece'])('lead to %s', (href) => {
    expect(services().map((service) => service.href)).toContain(href);
  });
});
