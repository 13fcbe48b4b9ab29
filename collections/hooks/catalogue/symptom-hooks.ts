import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { slugify } from '@/domain/slug';
import { isBlank } from '@/domain/text';
import { tidyName } from '@/domain/texts/tidy-text';
import { isClaimed } from '../claims';
import { conflictAt } from '../refusals';

/** Trims the texts and fills the address. An address that another symptom has is refused. */
export const fillSymptom: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const filled = { ...data };
  if (Array.isArray(filled.phrases))
    filled.phrases = [...new Set(filled.phrases.map(trimmed))].filter((text) => text !== '');
  if (typeof filled.title === 'string') filled.title = filled.title.trim();
  const typed = filled.slug === undefined ? originalDoc?.slug : filled.slug;
  const slug = slugify(String(isBlank(typed) ? (filled.title ?? originalDoc?.title ?? '') : typed));
  // A title without Latin letters makes no address.
  filled.slug = slug === '' ? `panne-${originalDoc?.id ?? Date.now()}` : slug;
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM symptoms WHERE slug = ${filled.slug} AND id <> ${originalDoc?.id ?? 0}`,
  );
  if (taken || isClaimed(req, { collection: 'symptoms', value: filled.slug, id: originalDoc?.id }))
    throw conflictAt({ collection: 'symptoms', path: 'slug', problem: { code: 'symptomSlugTaken' }, req });
  return filled;
};

/** The field's own check refuses anything but a text. */
function trimmed(text: unknown): unknown {
  return typeof text === 'string' ? tidyName(text) : text;
}

/** Pages, sitemap and searches show it. */
export async function announceSymptoms({ req }: { req: PayloadRequest }): Promise<void> {
  await announceChange(req, { aspects: ['symptoms'], products: [] });
}
