import type { Database } from '@/database/database';
import type { Confidence } from '@/domain/boilers';
import { remember } from '@/memory/remember';

const CONFIRMED = {
  name: 'confirmed-fits',
  text: `SELECT DISTINCT product_id AS id FROM fitments WHERE model_id = $1 AND confidence = 'confirmed'`,
};

/**
 * How certain it is that products which fit a model do: a verified row counts before one that is to be checked.
 * @param modelId null: no model, so nothing is said
 */
export async function confidencesFor({ db, modelId }: { db: Database; modelId: number | null }) {
  if (modelId === null) return () => ({});
  // Remembered for all pages of the model's products: a sale does not change it.
  const { confirmed } = await remember({ key: ['confirmed fits', modelId], aspects: ['fits'] }, async () => {
    const { rows } = await db.query<{ id: number }>({ ...CONFIRMED, values: [modelId] });
    return { confirmed: new Set(rows.map(({ id }) => id)) };
  });
  return ({ id }: { id: number }): { confidence: Confidence } => ({
    confidence: confirmed.has(id) ? 'confirmed' : 'to-check',
  });
}
