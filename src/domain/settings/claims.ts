/** What the shop says of itself. A claim that is false or null is shown nowhere. */
import { fact, figure, type Rule, rating, treeFigures, yesNo } from './setting-rules';

/** By their names in calls. The years and hours are whole numbers. */
export const CLAIMS = {
  /** the hours are those of src/domain/delivery/delivery.ts */
  quick_delivery: yesNo,
  original_parts: yesNo,
  support_every_day: yesNo,
  /** card, PayPal and bank transfer, which are announced only */
  other_payments: yesNo,
  approved_service: yesNo,
  testimonials: yesNo,
  /** dinars; text only: `orders.free_delivery_from` is what is charged */
  free_delivery_from: figure(100_000_000),
  guarantee_years: figure(99),
  references: fact,
  customers: fact,
  /** out of 5 */
  rating,
  recommend_percent: figure(100),
  newsletter_readers: fact,
  reply_hours: figure(999),
  heating_since: figure(2_100),
  experience_since: figure(2_100),
  /** beside the category tree */
  catalogue: treeFigures,
} as const satisfies Record<string, Rule<unknown>>;

type ValueOf<R> = R extends Rule<infer Value> ? Value : never;

export type Claims = { readonly [Name in keyof typeof CLAIMS]: ValueOf<(typeof CLAIMS)[Name]> };

/** A list of what is made of a claim: of one entry, or empty if the claim is switched off. */
export function claimed<Claim, Entry>(claim: Claim | null | false, make: (claim: Claim) => Entry): Entry[] {
  return claim === null || claim === false ? [] : [make(claim)];
}
