import type { Twins } from '@/contract/admin/health';
import type { Database } from '@/database/database';
import { foldName } from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';
import { tidyNumber } from '@/domain/texts/tidy-text';

const MAX_LISTED = 200;

type Row = { id: number; text: string };

/** Texts that should be unique, and what makes two of them the same. */
const KINDS = [
  {
    collection: 'products',
    field: 'reference',
    statement: `SELECT id, reference AS text FROM products WHERE reference_identity IN (
      SELECT reference_identity FROM products WHERE reference_identity IS NOT NULL
      GROUP BY reference_identity HAVING count(*) > 1) ORDER BY id`,
    identity: textIdentity,
  },
  ...(['categories', 'tags', 'wilayas', 'couriers'] as const).map((collection) => ({
    collection,
    field: 'name',
    statement: `SELECT id, name AS text FROM ${collection} ORDER BY id`,
    identity: foldName,
  })),
  {
    collection: 'parcels',
    field: 'tracking',
    // Only a number with spaces or other characters than ASCII can have a twin: the unique index sees all others.
    statement: `SELECT p.id, p.tracking AS text FROM parcels p WHERE p.tracking IS NOT NULL AND p.courier_id IN (
      SELECT courier_id FROM parcels WHERE octet_length(tracking) <> length(tracking) OR tracking ~ '\\s') ORDER BY p.id`,
    identity: (text: string) => tidyNumber(text).toUpperCase(),
  },
] as const;

/** What looks the same although it should be unique, saved before it was refused. Reads the whole catalogue. */
export async function listTwins(db: Database): Promise<Twins[]> {
  const found: Twins[] = [];
  for (const { collection, field, statement, identity } of KINDS) {
    const { rows } = await db.query<Row>(statement);
    const alike = Map.groupBy(rows, ({ text }) => identity(text));
    for (const twins of alike.values()) {
      if (twins.length > 1)
        found.push({ collection, field, text: twins[0]?.text ?? '', ids: twins.map(({ id }) => id) });
    }
  }
  return found.slice(0, MAX_LISTED);
}
