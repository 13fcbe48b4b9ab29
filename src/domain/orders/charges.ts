/**
 * The money of an order: a list of charges whose sum is the total. A new kind of charge is a row of `CHARGES` and a label in the
 * catalogues of words (docs/recipes.md). Amounts are whole centimes unless a comment says otherwise.
 */
import { chargedFee, type Fee, keptFee } from '@/domain/delivery/delivery-fees';
import { toCentimes, toDinars } from '../money';
import { linesCentimes, type PricedLine } from './priced-lines';

/** What charges are calculated from, as cart, office form, new order and amendment have it. */
export type ChargeBasis = {
  lines: readonly PricedLine[];
  /** absent or null before a place is chosen */
  fee: Fee | null | undefined;
  /** dinars of goods from which the delivery is free; null: never */
  freeFrom: number | null;
};

type ChargeRow = {
  /** key of its amount in requests and answers */
  field: string;
  /** @param before sum of the rows above */
  calculate: (basis: ChargeBasis, before: number) => number;
  /** whether it follows from the lines: a changed line then explains a changed amount */
  followsLines: boolean;
  /** whether people see it even at 0 */
  isAlwaysShown: boolean;
};

/** In the order in which they are calculated and shown. */
const CHARGES = {
  subtotal: {
    field: 'subtotal',
    calculate: ({ lines }) => linesCentimes(lines),
    followsLines: true,
    isAlwaysShown: true,
  },
  delivery: {
    field: 'delivery_price',
    calculate: ({ lines, fee, freeFrom }) => (isDeliveryFree(lines, freeFrom) ? 0 : chargedFee(fee)),
    followsLines: false,
    isAlwaysShown: true,
  },
} as const satisfies Record<string, ChargeRow>;

export type ChargeKind = keyof typeof CHARGES;
type ChargeField = (typeof CHARGES)[ChargeKind]['field'];
/** The keys of an order's amounts in requests and answers. */
export type AmountField = ChargeField | 'total';

// The keys of the table, which `Object.keys` types as strings.
export const CHARGE_KINDS = Object.keys(CHARGES) as ChargeKind[];
export const AMOUNT_FIELDS: readonly AmountField[] = [...CHARGE_KINDS.map((kind) => CHARGES[kind].field), 'total'];

export type Charge = { kind: ChargeKind; centimes: number };
export type OrderTotals = { charges: Charge[]; total: number };

/** Whether goods are worth so much that their delivery is free. @param freeFrom dinars; null: never */
export function isDeliveryFree(lines: readonly PricedLine[], freeFrom: number | null): boolean {
  const limit = toCentimes(freeFrom);
  return limit !== null && linesCentimes(lines) >= limit;
}

/** Whether goods are worth less than an order must be. @param minimum dinars; null: any order is taken */
export function isBelowMinimum(lines: readonly PricedLine[], minimum: number | null): minimum is number {
  const limit = toCentimes(minimum);
  return limit !== null && linesCentimes(lines) < limit;
}

/**
 * The fee of an order whose destination stays; null if its delivery was free for the worth of its goods: what it costs without that is
 * not known from the order.
 * @param dinars as its charges have it
 */
export function feeThatStays({
  dinars,
  lines,
  freeFrom,
}: {
  dinars: number;
  lines: readonly PricedLine[];
  freeFrom: number | null;
}): Fee | null {
  return dinars === 0 && isDeliveryFree(lines, freeFrom) ? null : keptFee(dinars);
}

/** Calculates all charges and their sum. */
export function orderTotals(basis: ChargeBasis): OrderTotals {
  const charges: Charge[] = [];
  let total = 0;
  for (const kind of CHARGE_KINDS) {
    const row: ChargeRow = CHARGES[kind];
    const centimes = row.calculate(basis, total);
    charges.push({ kind, centimes });
    total += centimes;
  }
  return { charges, total };
}

/** The same value for the key of every amount. */
export function eachAmount<T>(value: (field: AmountField) => T): Record<AmountField, T> {
  // One entry for each key.
  return Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, value(field)])) as Record<AmountField, T>;
}

/** A charge as it is kept with its order, in dinars. The kind may be one that this version of the shop does not know. */
export type KeptCharge = { kind: string; amount: number };

export function asKept(charges: readonly Charge[]): KeptCharge[] {
  return charges.map(({ kind, centimes }) => ({ kind, amount: toDinars(centimes) }));
}

/** The charges of an order whose lines or fee change. Kinds that this version of the shop does not know stay as they are. */
export function amendedCharges(kept: readonly KeptCharge[], basis: ChargeBasis): KeptCharge[] {
  const unknown = kept.filter(({ kind }) => !CHARGE_KINDS.some((known) => known === kind));
  return [...asKept(orderTotals(basis).charges), ...unknown];
}

/**
 * What is to be paid at the door, in centimes: the total of an order, and what its parcel collects. Kinds that this version of the
 * shop does not know count too; a discount or a part that was paid before is a charge below zero.
 */
export function dueCentimes(charges: readonly KeptCharge[]): number {
  return charges.reduce((sum, { amount }) => sum + (toCentimes(amount) ?? 0), 0);
}

/** The kept amounts of an order under their keys in answers, in dinars. */
export function keptAmounts(charges: readonly KeptCharge[]): Record<AmountField, number> {
  const known = charges.flatMap(({ kind, amount }) => {
    const knownKind = CHARGE_KINDS.find((name) => name === kind);
    return knownKind ? [{ kind: knownKind, centimes: toCentimes(amount) ?? 0 }] : [];
  });
  return amountsOf({ charges: known, total: dueCentimes(charges) });
}

/** The amounts under their keys in requests and answers, in dinars. */
export function amountsOf({ charges, total }: OrderTotals): Record<AmountField, number> {
  const sums = eachAmount(() => 0);
  for (const { kind, centimes } of charges) sums[CHARGES[kind].field] += centimes;
  return eachAmount((field) => toDinars(field === 'total' ? total : sums[field]));
}

/** Whether the amount follows from the order's lines alone, as the total does. */
export function followsLines(field: AmountField): boolean {
  return !CHARGE_KINDS.some((kind) => CHARGES[kind].field === field && !CHARGES[kind].followsLines);
}

/** Amounts as answers give them; they may be missing or come as texts. */
type AnsweredAmounts = { readonly [Field in AmountField]?: number | string | null | undefined };

/** What people see of an order's charges, in dinars. */
export function shownCharges(amounts: AnsweredAmounts): { kind: ChargeKind; dinars: number }[] {
  return CHARGE_KINDS.map((kind) => ({ kind, dinars: amountInDinars(amounts[CHARGES[kind].field]) })).filter(
    ({ kind, dinars }) => CHARGES[kind].isAlwaysShown || dinars !== 0,
  );
}

/** An answered amount as a number; 0 if it is missing or not a number. */
export function amountInDinars(amount: number | string | null | undefined): number {
  return toDinars(toCentimes(amount) ?? 0);
}
