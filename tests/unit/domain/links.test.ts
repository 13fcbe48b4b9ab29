import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from '@/domain/links';

describe('links of a phone number', () => {
  it('turns the leading 0 into the country code for WhatsApp', () => {
    expect(whatsappUrl({ phone: '0550 12 34 06', countryCode: '33' })).toBe('https://wa.me/33550123406');
  });

  it('leaves an international number as it is', () => {
    expect(whatsappUrl({ phone: '+213 550 12 34 06', countryCode: '33' })).toBe('https://wa.me/213550123406');
  });

  it('keeps digits and the plus sign for a call', () => {
    expect([telUrl('0550 12.34-56'), telUrl('+213 (0)550')]).toEqual(['tel:0550123456', 'tel:+2130550']);
  });
});
