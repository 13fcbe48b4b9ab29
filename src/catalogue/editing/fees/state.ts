/** The fees of all wilayas and communes, locked for an edit, and how an edit writes them. */

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { recordAudits } from '@/audit/record';
import { lockRows, waitForOtherEdits } from '@/database/locks';
import { announceChange } from '@/database/notifications';
import { queryInTransaction } from '@/database/transaction';
import { auditChanges } from '@/domain/audit';
import { NO_OVERRIDE } from '@/domain/delivery/delivery-fees';
import type { NumericOverride } from '@/domain/fees/lines';

/** Dinars; a null `deskPrice`: no desk. */
export type WilayaFees = {
  id: number;
  name: string;
  code: number | null;
  price: number;
  deskPrice: number | null;
  days: string | null;
  updatedAt: Date;
};
export type CommuneOverride = { code: number } & NumericOverride;
export type Change<T> = { before: T; after: T };

export const WITHOUT_OVERRIDE: NumericOverride = { ...NO_OVERRIDE, price: null, desk_price: null };

const WILAYA_COLUMNS = `name, code::int AS code, price::float8 AS price, desk_price::float8 AS "deskPrice", days,
  updated_at AS "updatedAt"`;
const OVERRIDE_COLUMNS = 'price::float8 AS price, desk_price::float8 AS desk_price, desk, served';
const ALL = sql`true`;

/** Waits for other edits of the catalogue, then reads. Orders do not wait: they read fees without a lock. */
export async function lockFees(req: PayloadRequest): Promise<{
  wilayas: WilayaFees[];
  overrides: ReadonlyMap<number, CommuneOverride>;
}> {
  await waitForOtherEdits(req);
  const wilayas = await lockRows<WilayaFees>(req, 'wilayas', ALL, WILAYA_COLUMNS);
  const overrides = await lockRows<NumericOverride>(req, 'commune_fees', ALL, OVERRIDE_COLUMNS);
  return { wilayas, overrides: new Map(overrides.map(({ id: code, ...override }) => [code, { code, ...override }])) };
}

const WRITE_WILAYAS = {
  name: 'write-wilaya-fees',
  text: `UPDATE wilayas w SET price = n.price, desk_price = n.desk_price, days = n.days, updated_at = clock_timestamp()
    FROM unnest($1::int[], $2::numeric[], $3::numeric[], $4::text[]) AS n (id, price, desk_price, days)
    WHERE w.id = n.id`,
};

/** Writes wilayas in one statement, with their entries in the audit log. */
export async function writeWilayas(req: PayloadRequest, changes: readonly Change<WilayaFees>[]): Promise<void> {
  if (changes.length === 0) return;
  const after = changes.map((change) => change.after);
  await queryInTransaction(req, {
    ...WRITE_WILAYAS,
    values: [
      after.map(({ id }) => id),
      after.map(({ price }) => price),
      after.map(({ deskPrice }) => deskPrice),
      after.map(({ days }) => days),
    ],
  });
  await recordAudits(
    req,
    changes.map(({ before, after }) => ({
      action: 'update',
      subjectType: 'wilayas',
      subjectId: after.id,
      changes: auditChanges('wilayas', { before, after }),
    })),
  );
  await announceChange(req, { aspects: ['fees'], products: [] });
}

const WRITE_OVERRIDES = {
  name: 'write-commune-fees',
  text: `INSERT INTO commune_fees (code, price, desk_price, desk, served)
    SELECT * FROM unnest($1::int[], $2::numeric[], $3::numeric[], $4::boolean[], $5::boolean[])
    ON CONFLICT (code) DO UPDATE SET price = excluded.price, desk_price = excluded.desk_price, desk = excluded.desk,
      served = excluded.served`,
};

/** The same for communes. */
export async function writeOverrides(req: PayloadRequest, changes: readonly Change<CommuneOverride>[]): Promise<void> {
  if (changes.length === 0) return;
  const after = changes.map((change) => change.after);
  await queryInTransaction(req, {
    ...WRITE_OVERRIDES,
    values: [
      after.map(({ code }) => code),
      after.map(({ price }) => price),
      after.map(({ desk_price }) => desk_price),
      after.map(({ desk }) => desk),
      after.map(({ served }) => served),
    ],
  });
  await recordAudits(
    req,
    changes.map(({ before, after }) => ({
      action: 'update',
      subjectType: 'communes',
      subjectId: after.code,
      changes: auditChanges('communes', { before: named(before), after: named(after) }),
    })),
  );
  await announceChange(req, { aspects: ['fees'], products: [] });
}

/** Under the names that the audit log has for a wilaya, too. */
function named({ price, desk_price: deskPrice, desk, served }: CommuneOverride) {
  return { price, deskPrice, desk, served };
}
