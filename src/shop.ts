/**
 * The shop itself: name, phones, address, and the constants an owner may want to change. Its sentences are in
 * src/words/fr/shop.ts.
 * The phones, addresses and registration numbers of the demonstration shop are made up.
 */
export const shop = {
  name: 'ThermoPièces',
  phones: ['0550 12 34 56', '0770 65 43 21'],
  email: 'contact@thermopieces.example',
  address: 'Douera, Alger',
  /** what the law requires on an invoice, a line each; may be empty */
  registration: [
    { label: 'RC', value: '16/00-0123456 B 23' },
    { label: 'NIF', value: '002316012345678' },
    { label: 'NIS', value: '002316010012345' },
    { label: 'AI', value: '16010012345' },
  ],
  /** the pin on the map, in degrees */
  position: { latitude: 36.6711, longitude: 2.9444 },
  currency: 'DZD',
  /** the country code that replaces the leading 0 in the WhatsApp link */
  whatsappCountryCode: '33',
  /** the sign on amounts in the back office */
  backOfficeCurrencySign: '$',
} as const;

/**
 * What the shop says of itself: text only, the shop does not act on it. Before opening, the owner keeps what can be proved and
 * removes the rest; delivery is really charged by wilaya, and paid in cash.
 */
export const claims = {
  /** dinars */
  freeDeliveryFrom: 150,
  guaranteeYears: 2,
  references: '1000+',
  customers: '5000+',
  /** out of 5 */
  rating: 4.8,
  reviews: '500+',
  recommendPercent: 98,
  newsletterReaders: '2000+',
  replyHours: 2,
  heatingSince: 2023,
  experienceSince: 2002,
} as const;
