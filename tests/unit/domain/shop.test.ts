import { describe, expect, it } from 'vitest';
import { shop } from '@/shop';
import { shopWords } from '@/words/fr/shop';
import { sloganWords } from '@/words/fr/slogans';

describe('what the shop says of itself', () => {
  it('are the claims of its header, two phones and an address', () => {
    expect(Object.values(sloganWords)).toEqual([
      'Livraison en 24 à 48\u00a0h',
      'Pièces 100% originales',
      'Support 7j/7',
    ]);
    expect(shop.phones).toHaveLength(2);
    expect(shop.email).toMatch(/^\S+@\S+$/);
    expect(shop.address).toBe('Douera, Alger');
  });

  it('are its opening hours, its currency and the country code for WhatsApp', () => {
    expect(Object.values(shopWords.openingHours)).toEqual([
      { days: 'Lundi - Vendredi', hours: '8h - 18h' },
      { days: 'Samedi', hours: '9h - 12h' },
      { days: 'Dimanche', hours: 'Fermé' },
    ]);
    expect(CURRENCY).toBe('DZD');
    expect(shop.whatsapp_country_code).toBe('33');
  });
});
