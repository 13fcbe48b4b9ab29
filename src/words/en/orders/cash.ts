import type { CashCause, CashKind } from '@/domain/cash/entries';
import { formatOfficeAmount } from '@/domain/price-texts';
import { english } from '../../english';

/** What calls and files say about cash. */
export const officeCashWords = english('cash', {
  kinds: {
    expected: 'Expected',
    collected: 'Collected',
    adjustment: 'Adjustment',
  } satisfies Record<CashKind, string>,
  causes: {
    'hand-over': 'Hand-over',
    remittance: 'Remittance',
    person: 'Brought by a person',
    settlement: 'Difference settled',
    returned: 'Returned',
    cancelled: 'Cancelled',
    lost: 'Lost',
  } satisfies Record<CashCause, string>,
  /** headings of the export */
  export: {
    entry: 'Entry',
    at: 'Date',
    kind: 'Kind',
    cause: 'Cause',
    amount: 'Amount',
    courier: 'Courier',
    order: 'Order',
    parcel: 'Parcel',
    tracking: 'Tracking',
    remittance: 'Remittance',
    reverses: 'Reverses entry',
    note: 'Note',
    by: 'By',
  },
  verdictMessages: {
    equal: 'Pays what is outstanding',
    /** @param difference beyond what is outstanding, in dinars; below 0 missing; 0 with other lines of the parcel */
    different: (difference: number) =>
      difference === 0
        ? 'Pays a part: see the other lines of this parcel'
        : difference < 0
          ? `${formatOfficeAmount(-difference)} stay outstanding`
          : `${formatOfficeAmount(difference)} more than is outstanding`,
    /** @param courier that has the parcel, or null */
    unknown: (courier: string | null) =>
      courier === null ? 'No courier has this parcel: unallocated' : `A parcel of ${courier}: unallocated`,
    'already-paid': 'The cash of this parcel is in already: unallocated',
  },
  unknownParcel: 'There is no such parcel',
  settledBefore: (by: string) => `${by} has settled this line already.`,
  alreadyPaid: 'The cash of this parcel is in already. Nothing was added.',
  referenceTaken: (reference: string, id: number) =>
    `This courier's remittance "${reference}" was written before, as remittance ${id}. Reverse it first to write it again.`,
  reversedBefore: (by: string) => `${by} has reversed this remittance already.`,
});
