/** How each setting is edited. A setting of the table that is not here has no field yet. */
import { CLAIMS } from '@/domain/settings/claims';
import { LEGAL_FIELDS, SOCIAL_NETWORKS } from '@/domain/settings/settings';
import { officeSettingsWords } from '@/words/en/settings';

export const GROUPS = ['shop', 'legal', 'claims', 'orders'] as const;
export type Group = (typeof GROUPS)[number];

/** `lines`: a list, one entry a line. `parts`: an object of texts and numbers, null if all are blank. */
type Control =
  | { kind: 'text' | 'lines' | 'flag' | 'number' | 'colour' | 'hours' }
  | { kind: 'parts'; parts: readonly PartName[]; areNumbers: boolean };
type PartName = keyof typeof officeSettingsWords.parts;

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
    { path: 'shop.name', kind: 'text', label: () => officeSettingsWords.fields.shop.name },
    {
      path: 'shop.slogan',
      kind: 'text',
      label: () => officeSettingsWords.fields.shop.slogan,
      hint: () => officeSettingsWords.hints.slogan,
    },
    { path: 'shop.colours.primary', kind: 'colour', label: () => officeSettingsWords.fields.shop.colours.primary },
    { path: 'shop.colours.accent', kind: 'colour', label: () => officeSettingsWords.fields.shop.colours.accent },
    { path: 'shop.email', kind: 'text', label: () => officeSettingsWords.fields.shop.email },
    {
      path: 'shop.phones',
      kind: 'lines',
      label: () => officeSettingsWords.fields.shop.phones,
      hint: () => officeSettingsWords.hints.phones,
    },
    {
      path: 'shop.whatsapp_country_code',
      kind: 'text',
      label: () => officeSettingsWords.fields.shop.whatsapp_country_code,
      hint: () => officeSettingsWords.hints.whatsapp,
    },
    {
      path: 'shop.address',
      kind: 'text',
      label: () => officeSettingsWords.fields.shop.address,
      hint: () => officeSettingsWords.hints.address,
    },
    {
      path: 'shop.map',
      kind: 'parts',
      parts: ['latitude', 'longitude'],
      areNumbers: true,
      label: () => officeSettingsWords.fields.shop.map,
    },
    { path: 'shop.hours', kind: 'hours', label: () => officeSettingsWords.fields.shop.hours },
    ...SOCIAL_NETWORKS.map((network) => ({
      path: `shop.social.${network}`,
      kind: 'text' as const,
      label: () => officeSettingsWords.fields.shop.social[network],
      hint: () => officeSettingsWords.hints.link,
    })),
  ],
  legal: LEGAL_FIELDS.map((field) => ({
    path: `legal.${field}`,
    kind: 'text',
    label: () => officeSettingsWords.fields.legal[field],
  })),
  // The keys of the table, which `Object.keys` types as texts.
  claims: (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).map((claim) => ({
    path: `claims.${claim}`,
    ...CLAIM_CONTROLS[claim],
    label: () => officeSettingsWords.fields.claims[claim],
  })),
  orders: [
    {
      path: 'orders.minimum_order',
      kind: 'number',
      label: () => officeSettingsWords.fields.orders.minimum_order,
      hint: () => officeSettingsWords.hints.minimum,
    },
    {
      path: 'orders.free_delivery_from',
      kind: 'number',
      label: () => officeSettingsWords.fields.orders.free_delivery_from,
      hint: () => officeSettingsWords.hints.free,
    },
    {
      path: 'orders.email_required',
      kind: 'flag',
      label: () => officeSettingsWords.fields.orders.email_required,
      hint: () => officeSettingsWords.hints.email,
    },
    { path: 'orders.low_stock_limit', kind: 'number', label: () => officeSettingsWords.fields.orders.low_stock_limit },
    { path: 'orders.currency_sign', kind: 'text', label: () => officeSettingsWords.fields.orders.currency_sign },
    {
      path: 'orders.holidays',
      kind: 'lines',
      label: () => officeSettingsWords.fields.orders.holidays,
      hint: () => officeSettingsWords.hints.holidays,
    },
  ],
};
