import type { PayloadRequest } from 'payload';
import { recordAudits } from '@/audit/record';
import type { AuditChanges } from '@/domain/audit';
import { toDinars } from '@/domain/money';
import type { Balance, MovedCash } from './write-entries';

/**
 * Records in the audit log what changed in the cash of parcels, in dinars, under `cash` and the parcel's number. Notes stay in the
 * ledger: they may name people.
 */
export function recordMoves(req: PayloadRequest, moves: readonly MovedCash[]): Promise<void> {
  return recordAudits(
    req,
    moves.map(({ parcelId, before, after }) => ({
      action: 'update',
      subjectType: 'cash',
      subjectId: parcelId,
      changes: changesOf(before, after),
    })),
  );
}

const SUMS = ['expected', 'collected', 'adjustments'] as const satisfies readonly (keyof Balance)[];

function changesOf(before: Balance, after: Balance): AuditChanges {
  const changed = SUMS.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, [toDinars(before[name]), toDinars(after[name])] as const]));
}
