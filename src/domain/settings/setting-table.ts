/** Each setting with its rule, by path. Calls, forms, the audit log and pages read this table; a setting is a row. */

import { MAX_LOW_STOCK } from '../products/low-stock';
import { CLAIMS } from './claims';
import { accentColour, primaryColour } from './colours';
import { logoAt } from './logo';
import {
  clock,
  day,
  email,
  line,
  list,
  oneOf,
  optionalAmount,
  optionalLine,
  orNull,
  phone,
  position,
  type Rule,
  record,
  webAddress,
  wholeNumber,
  yesNo,
} from './setting-rules';
import { LEGAL_FIELDS, type OpeningHours, type SettingsGroup, SOCIAL_NETWORKS, VAT_RATES } from './settings';

/** Groups whose values are in every page of the shop. The others are read by the server alone. */
export const PUBLIC_GROUPS = ['shop', 'claims', 'orders'] as const satisfies readonly SettingsGroup[];

const openingHours: Rule<OpeningHours> = record({
  days: line(60),
  opens: orNull(clock),
  closes: orNull(clock),
});

export const SETTINGS: Readonly<Record<string, Rule<unknown>>> = {
  'shop.name': line(60),
  'shop.slogan': optionalLine(120),
  'shop.email': email,
  'shop.phones': list(phone, { min: 1, max: 4 }),
  'shop.whatsapp_country_code': line(3, (text) =>
    /^[1-9]\d{0,2}$/.test(text) ? null : { code: 'wholeNumberOutOfRange', values: { min: 1, max: 999 } },
  ),
  'shop.address': line(200),
  'shop.map': position,
  'shop.hours': orNull(list(openingHours, { max: 7 })),
  ...rows('shop.social', SOCIAL_NETWORKS, () => orNull(webAddress)),
  'shop.logo_url': orNull(line(100, (text) => (logoAt(text) ? null : { code: 'logoExpected' }))),
  'shop.colours.primary': primaryColour,
  'shop.colours.accent': accentColour,
  ...rows('legal', LEGAL_FIELDS, () => optionalLine(200)),
  ...rows('claims', Object.keys(CLAIMS) as (keyof typeof CLAIMS)[], (name) => CLAIMS[name]),
  'orders.minimum_order': optionalAmount,
  'orders.free_delivery_from': optionalAmount,
  'orders.email_required': yesNo,
  'orders.low_stock_limit': wholeNumber(0, MAX_LOW_STOCK),
  'orders.currency_sign': line(5),
  'orders.holidays': list(day, { max: 60 }),
  'tax.registered': yesNo,
  'tax.default_rate': oneOf(VAT_RATES),
  'tax.stamp_duty': yesNo,
};

function rows<Name extends string>(
  group: string,
  names: readonly Name[],
  ruleOf: (name: Name) => Rule<unknown>,
): Record<string, Rule<unknown>> {
  return Object.fromEntries(names.map((name) => [`${group}.${name}`, ruleOf(name)]));
}
