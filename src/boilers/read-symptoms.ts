import type { Symptom } from '@/contract/boilers';
import type { Database } from '@/database/database';
import { linesOf } from '@/domain/lines';
import { remember } from '@/memory/remember';

/** A symptom with what leads to it and the ids of the categories that may help, the likeliest first. */
export type KnownSymptom = Symptom & { phrases: string[]; categories: number[] };

type Row = Omit<KnownSymptom, 'causes' | 'checks'> & { causes: string | null; checks: string | null };

const ALL = {
  name: 'symptoms',
  text: `
    SELECT s.id, s.slug, s.title, coalesce(s.summary, '') AS summary, s.causes, s.checks, s.danger,
      ARRAY(SELECT t.text FROM symptoms_texts t WHERE t.parent_id = s.id AND t.path = 'phrases' ORDER BY t."order") AS phrases,
      ARRAY(SELECT r.categories_id FROM symptoms_rels r
            WHERE r.parent_id = s.id AND r.path = 'categories' AND r.categories_id IS NOT NULL ORDER BY r."order") AS categories
    FROM symptoms s WHERE s.slug IS NOT NULL ORDER BY s.id`,
};

/** All symptoms, in the order in which they were added. There are some twenty, which every search looks through. */
export async function readSymptoms({ db }: { db: Database }): Promise<readonly KnownSymptom[]> {
  const { symptoms } = await remember({ key: ['symptoms'], aspects: ['symptoms', 'names'] }, async () => {
    const { rows } = await db.query<Row>({ ...ALL, values: [] });
    return { symptoms: rows.map((row) => ({ ...row, causes: linesOf(row.causes), checks: linesOf(row.checks) })) };
  });
  return symptoms;
}
