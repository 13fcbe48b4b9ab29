import { describe, expect, it } from 'vitest';
import { CURRENCY, shop } from '@/shop';
import { sloganWords } from '@/words/fr/slogans';
import { hoursText, openingHours } from '@/words/own-texts';

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
    expect(openingHours().map((each) => `${each.days} ${hoursText(each)}`)).toEqual([
      'Lundi - Vendredi 8h - 18h',
      'Samedi 9h - 12h',
      'Dimanche Fermé',
    ]);
    expect(CURRENCY).toBe('DZD');
    expect(shop.whatsapp_country_code).toBe('33');
  });
});
