import type { Database } from '@/database/database';
import { officialWilayaNamed } from '@/domain/delivery/official-wilayas';

type Row = { id: number; name: string; code: string | null };

/**
 * Gives the wilayas that an older version of the shop saved their official code and Arabic name. They are recognised by name:
 * their ids are the owner's. Runs at every start, and writes only what is missing.
 */
export async function completeCodes(db: Database): Promise<void> {
  const { rows } = await db.query<Row>('SELECT id, name, code FROM wilayas ORDER BY id');
  const taken = new Set(rows.flatMap(({ code }) => (code === null ? [] : [Number(code)])));
  const found = rows.flatMap(({ id, name, code }) => {
    const official = code === null ? officialWilayaNamed(name) : undefined;
    if (!official || taken.has(official.code)) return [];
    taken.add(official.code);
    return [{ id, official }];
  });
  if (found.length === 0) return;
  await db.query(
    `UPDATE wilayas w SET code = n.code, name_ar = coalesce(w.name_ar, n.name_ar)
     FROM unnest($1::int[], $2::int[], $3::text[]) AS n (id, code, name_ar) WHERE w.id = n.id AND w.code IS NULL`,
    [
      found.map(({ id }) => id),
      found.map(({ official }) => official.code),
      found.map(({ official }) => official.nameAr),
    ],
  );
}
