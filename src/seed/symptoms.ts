import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { fold } from '@/domain/text';
import type { SeedSymptom } from './data/symptoms/symptom';

/** Writes symptoms, with those of their categories that the shop has. An address that is there already stays as it is. */
export async function seedSymptoms(req: PayloadRequest, symptoms: readonly SeedSymptom[]): Promise<void> {
  const known = await executeInTransaction<{ id: number; name: string }>(req, sql`SELECT id, name FROM categories`);
  const ids = new Map(known.map(({ id, name }) => [fold(name), id]));
  const taken = await executeInTransaction<{ slug: string }>(req, sql`SELECT slug FROM symptoms`);
  const slugs = new Set(taken.map(({ slug }) => slug));
  for (const { causes, checks, categories, phrases, ...symptom } of symptoms.filter(({ slug }) => !slugs.has(slug))) {
    const data = {
      ...symptom,
      phrases: [...new Set(phrases)],
      causes: causes.join('\n'),
      checks: checks.join('\n'),
      categories: categories.flatMap((name) => ids.get(fold(name)) ?? []),
    };
    await req.payload.create({ collection: 'symptoms', data, overrideAccess: true, req });
  }
}
