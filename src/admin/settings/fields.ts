/** How each setting is edited. A setting of the table that is not here has no field yet. */
import { CLAIMS } from '@/domain/settings/claims';
import { LEGAL_FIELDS, SOCIAL_NETWORKS } from '@/domain/settings/settings';
import { officeSettingsWords as words } from '@/words/en/settings';

export const GROUPS = ['shop', 'legal', 'claims', 'orders'] as const;
export type Group = (typeof GROUPS)[number];

/** `lines`: a list, one entry a line. `parts`: an object of texts and numbers, null if all are blank. */
type Control =
  | { kind: 'text' | 'lines' | 'flag' | 'number' | 'colour' | 'hours' }
  | { kind: 'parts'; parts: readonly PartName[]; areNumbers: boolean };
type PartName = keyof typeof words.parts;

export type SettingField = Control & {
  /** `shop.name` */
  path: string;
  label: () => string;
  hint?: () => string;
};

const CLAIM_CONTROLS: Readonly<Record<keyof typeof CLAIMS, Control>> = {
  quick_delivery: { kind: 'flag' },
  original_parts: { kind: 'flag' },
  support_every_day: { kind: 'flag' },
  other_payments: { kind: 'flag' },
  approved_service: { kind: 'flag' },
  testimonials: { kind: 'flag' },
  free_delivery_from: { kind: 'number' },
  guarantee_years: { kind: 'number' },
  references: { kind: 'text' },
  customers: { kind: 'text' },
  rating: { kind: 'parts', parts: ['value', 'reviews'], areNumbers: false },
  recommend_percent: { kind: 'number' },
  newsletter_readers: { kind: 'text' },
  reply_hours: { kind: 'number' },
  heating_since: { kind: 'number' },
  experience_since: { kind: 'number' },
  catalogue: { kind: 'parts', parts: ['products', 'categories', 'brands'], areNumbers: false },
};

/** In the order in which they are shown. */
export const FIELDS: Readonly<Record<Group, readonly SettingField[]>> = {
  shop: [
    { path: 'shop.name', kind: 'text', label: () => words.fields.shop.name },
    { path: 'shop.slogan', kind: 'text', label: () => words.fields.shop.slogan, hint: () => words.hints.slogan },
    { path: 'shop.colours.primary', kind: 'colour', label: () => words.fields.shop.colours.primary },
    { path: 'shop.colours.accent', kind: 'colour', label: () => words.fields.shop.colours.accent },
    { path: 'shop.email', kind: 'text', label: () => words.fields.shop.email },
    { path: 'shop.phones', kind: 'lines', label: () => words.fields.shop.phones, hint: () => words.hints.phones },
    {
      path: 'shop.whatsapp_country_code',
      kind: 'text',
      label: () => words.fields.shop.whatsapp_country_code,
      hint: () => words.hints.whatsapp,
    },
    { path: 'shop.address', kind: 'text', label: () => words.fields.shop.address, hint: () => words.hints.address },
    {
      path: 'shop.map',
      kind: 'parts',
      parts: ['latitude', 'longitude'],
      areNumbers: true,
      label: () => words.fields.shop.map,
    },
    { path: 'shop.hours', kind: 'hours', label: () => words.fields.shop.hours },
    ...SOCIAL_NETWORKS.map((network) => ({
      path: `shop.social.${network}`,
      kind: 'text' as const,
      label: () => words.fields.shop.social[network],
      hint: () => words.hints.link,
    })),
  ],
  legal: LEGAL_FIELDS.map((field) => ({
    path: `legal.${field}`,
    kind: 'text',
    label: () => words.fields.legal[field],
  })),
  // The keys of the table, which `Object.keys` types as texts.
  claims: (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).map((claim) => ({
    path: `claims.${claim}`,
    ...CLAIM_CONTROLS[claim],
    label: () => words.fields.claims[claim],
  })),
  orders: [
    {
      path: 'orders.minimum_order',
      kind: 'number',
      label: () => words.fields.orders.minimum_order,
      hint: () => words.hints.minimum,
    },
    {
      path: 'orders.free_delivery_from',
      kind: 'number',
      label: () => words.fields.orders.free_delivery_from,
      hint: () => words.hints.free,
    },
    {
      path: 'orders.email_required',
      kind: 'flag',
      label: () => words.fields.orders.email_required,
      hint: () => words.hints.email,
    },
    { path: 'orders.low_stock_limit', kind: 'number', label: () => words.fields.orders.low_stock_limit },
    { path: 'orders.currency_sign', kind: 'text', label: () => words.fields.orders.currency_sign },
    {
      path: 'orders.holidays',
      kind: 'lines',
      label: () => words.fields.orders.holidays,
      hint: () => words.hints.holidays,
    },
  ],
};
