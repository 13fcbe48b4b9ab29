/** The entries of the cash ledger. They are only ever added: a mistake is reversed by another entry (docs/decisions/0043). */

export const CASH_KINDS = ['expected', 'collected', 'adjustment'] as const;
export type CashKind = (typeof CASH_KINDS)[number];

/** Why an entry was made, with its kind. A new cause is a row here, its words and a migration. */
const CAUSES = {
  /** the courier took the parcel */
  'hand-over': 'expected',
  /** a line of a courier's remittance */
  remittance: 'collected',
  /** cash that a person brought */
  person: 'collected',
  /** a difference was settled: cash that will not come (positive), or that came on top (negative) */
  settlement: 'adjustment',
  // What was outstanding when the parcel came to its end without payment.
  returned: 'adjustment',
  cancelled: 'adjustment',
  lost: 'adjustment',
} as const satisfies Record<string, CashKind>;

export type CashCause = keyof typeof CAUSES;

// The keys of the table, which `Object.keys` types as strings.
export const CASH_CAUSES = Object.keys(CAUSES) as [CashCause, ...CashCause[]];

export function kindOf(cause: CashCause): CashKind {
  return CAUSES[cause];
}

/** Characters of a note or a reason. */
export const MAX_CASH_NOTE = 500;

/** Characters of a remittance's reference. */
export const MAX_REMITTANCE_REFERENCE = 100;

/** After this many days, outstanding cash is late, and the courier is asked for it. */
export const LATE_CASH_DAYS = 15;
