import type { Payload } from 'payload';
import { env } from '@/env';
import { seedDemonstration } from '@/seed/demonstration';
import { seedWilayas } from '@/seed/wilayas';

/** Fills an empty database: always the wilayas, and the demonstration catalogue unless SEED=none. */
export async function seedWhenEmpty({
  payload,
  tell,
}: {
  payload: Payload;
  tell: (text: string) => void;
}): Promise<void> {
  if (await isEmpty(payload, 'wilayas')) await seedWilayas(payload);
  if (env.SEED === 'none' || !(await isEmpty(payload, 'categories')) || !(await isEmpty(payload, 'products'))) return;
  tell('Filling the shop with the demonstration catalogue …');
  await seedDemonstration(payload);
}

async function isEmpty(payload: Payload, collection: 'wilayas' | 'categories' | 'products'): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection, overrideAccess: true });
  return totalDocs === 0;
}
