import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { slugify } from '@/domain/slug';

/**
 * The slug of a text. It ends with a number if another row has it (`A+` and `A°`: `a-2`) or if the text has no letter for a slug
 * (`قطع`: `category-7`). Edits wait for each other (concurrent-edits.ts), so no other edit takes the same slug.
 * @param fallback for a text without a letter for a slug
 * @param before the row that is edited
 */
export async function freeSlug({
  req,
  table,
  text,
  fallback,
  before,
}: {
  req: PayloadRequest;
  table: string;
  text: string;
  fallback: string;
  before: { id?: number; slug?: string | null } | undefined;
}): Promise<string> {
  const made = slugify(text);
  const base = made || fallback;
  const others = await executeInTransaction<{ slug: string }>(
    req,
    sql`SELECT slug FROM ${sql.identifier(table)}
        WHERE (slug = ${base} OR slug ~ ${`^${base}-[0-9]+$`}) AND id <> ${before?.id ?? 0}`,
  );
  const taken = new Set(others.map(({ slug }) => slug));
  if (made !== '' && !taken.has(made)) return made;
  // Keeps the present slug, to which links elsewhere lead.
  if (before?.slug?.startsWith(`${base}-`) && !taken.has(before.slug)) return before.slug;
  let number = made === '' ? 1 : 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
