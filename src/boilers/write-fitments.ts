import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { Confidence } from '@/domain/boilers/boilers';

export type Fitment = {
  productId: number;
  modelId: number;
  position: string | null;
  qualifier: string | null;
  serialFrom: string | null;
  serialTo: string | null;
  quantity: number;
  confidence: Confidence;
};

/** Writes new fitments with one statement. A row that is there already stays as it is. Announces nothing. */
export async function insertFitments(req: PayloadRequest, fitments: readonly Fitment[]): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO fitments (product_id, model_id, position, qualifier, serial_from, serial_to, quantity, confidence)
        SELECT "productId", "modelId", position, qualifier, "serialFrom", "serialTo", quantity, confidence::enum_fitments_confidence
        FROM jsonb_to_recordset(${storableJson(fitments)}::jsonb)
          AS f ("productId" int, "modelId" int, position text, qualifier text, "serialFrom" text, "serialTo" text, quantity int,
                confidence text)
        ON CONFLICT DO NOTHING`,
  );
}
