import { describe, expect, it } from 'vitest';
import { mapEmbedUrl, mapPageUrl, telUrl, whatsappUrl } from '@/domain/links';

describe('links of a phone number', () => {
  it('turn the leading 0 into the country code for WhatsApp, and leave an international number as it is', () => {
    expect(whatsappUrl({ phone: '0550 12 34 06', countryCode: '33' })).toBe('https://wa.me/33550123406');
    expect(whatsappUrl({ phone: '+213 550 12 34 06', countryCode: '33' })).toBe('https://wa.me/213550123406');
  });

  it('keep digits and the plus sign for a call', () => {
    expect([telUrl('0550 12.34-56'), telUrl('+213 (0)550')]).toEqual(['tel:0550123456', 'tel:+2130550']);
  });
});

const DOUERA = { latitude: 36.6711, longitude: 2.9444 };

describe('the map of a place', () => {
  it('is embedded with the place in its middle, under a pin', () => {
    const { origin, pathname, searchParams } = new URL(mapEmbedUrl(DOUERA));

    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(searchParams.get('marker')).toBe('36.6711,2.9444');
    const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    expect((west + east) / 2).toBeCloseTo(DOUERA.longitude, 4);
    expect((south + north) / 2).toBeCloseTo(DOUERA.latitude, 4);
    expect(west).toBeLessThan(east);
    expect(south).toBeLessThan(north);
  });

  it('has a page of its own', () => {
    expect(mapPageUrl(DOUERA)).toBe('https://www.openstreetmap.org/?mlat=36.6711&mlon=2.9444#map=15/36.6711/2.9444');
  });
});
