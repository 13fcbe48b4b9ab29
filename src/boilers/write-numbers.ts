import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { foldReference } from '@/domain/products/reference';
import { type PartNumberKind, partNumberKey } from '@/domain/search/part-number';

export type PartNumber = { productId: number; number: string; kind: PartNumberKind; brand: string | null };

/** Writes new part numbers with one statement. A number that its product has already stays as it is. Announces nothing. */
export async function insertNumbers(req: PayloadRequest, numbers: readonly PartNumber[]): Promise<void> {
  const rows = numbers.map((row) => ({
    ...row,
    key: partNumberKey(row.number),
    folded: foldReference(row.number),
  }));
  await executeInTransaction(
    req,
    sql`INSERT INTO part_numbers (product_id, number, kind, brand, number_key, number_folded)
        SELECT "productId", number, kind::enum_part_numbers_kind, brand, key, folded
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
          AS n ("productId" int, number text, kind text, brand text, key text, folded text)
        ON CONFLICT DO NOTHING`,
  );
}
