import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { withLostZeros } from '@/domain/search/part-number';

/**
 * Numbers that no parcel of the courier has, while one has them with zeros in front, which spreadsheets drop.
 * @returns what is wrong with each number that a spreadsheet may have spoilt, by the number
 */
export async function spoiltTrackings(
  req: PayloadRequest,
  { courierId, trackings }: { courierId: number; trackings: readonly string[] },
): Promise<Map<string, Problem>> {
  const padded = new Map(
    trackings.flatMap((tracking) => withLostZeros(tracking).map((known) => [known, tracking] as const)),
  );
  if (padded.size === 0) return new Map();
  const rows = await executeInTransaction<{ tracking: string }>(
    req,
    sql`SELECT upper(tracking) AS tracking FROM parcels
        WHERE courier_id = ${courierId} AND upper(tracking) = ANY(${asTexts([...padded.keys(), ...padded.values()])})`,
  );
  const known = new Set(rows.map(({ tracking }) => tracking));
  return new Map(
    [...padded].flatMap(([number, text]): [string, Problem][] =>
      known.has(number) && !known.has(text) ? [[text, { code: 'cellLostZeros', values: { text, known: number } }]] : [],
    ),
  );
}
