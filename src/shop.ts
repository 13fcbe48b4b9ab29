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

/** A claim that is false or null is shown nowhere. */
export type Claims = {
  /** the hours are those of src/domain/delivery/delivery.ts */
  quickDelivery: boolean;
  originalParts: boolean;
  supportEveryDay: boolean;
  /** card, PayPal and bank transfer, which are announced only */
  otherPayments: boolean;
  approvedService: boolean;
  testimonials: boolean;
  /** dinars */
  freeDeliveryFrom: number | null;
  guaranteeYears: number | null;
  references: string | null;
  customers: string | null;
  /** out of 5 */
  rating: { value: number; reviews: string } | null;
  recommendPercent: number | null;
  newsletterReaders: string | null;
  replyHours: number | null;
  heatingSince: number | null;
  experienceSince: number | null;
  /** beside the category tree */
  catalogue: { products: string; categories: string; brands: string } | null;
};

/**
 * What the shop says of itself: text only, the shop does not act on it. Before opening, the owner keeps what can be proved and
 * switches off the rest; delivery is really charged by wilaya, and paid in cash.
 */
export const claims: Claims = {
  quickDelivery: true,
  originalParts: true,
  supportEveryDay: true,
  otherPayments: true,
  approvedService: true,
  testimonials: true,
  freeDeliveryFrom: 150,
  guaranteeYears: 2,
  references: '1000+',
  customers: '5000+',
  rating: { value: 4.8, reviews: '500+' },
  recommendPercent: 98,
  newsletterReaders: '2000+',
  replyHours: 2,
  heatingSince: 2023,
  experienceSince: 2002,
  catalogue: { products: '+150', categories: '+60', brands: '+30' },
};

/** A list of what is made of a claim: of one entry, or empty if the claim is switched off. */
export function claimed<Claim, Entry>(claim: Claim | null | false, make: (claim: Claim) => Entry): Entry[] {
  return claim === null || claim === false ? [] : [make(claim)];
}
