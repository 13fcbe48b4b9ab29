import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { slugify } from '@/domain/slug';
import { foldName, hasOddCharacters, isBlank } from '@/domain/text';
import { conflictAt } from './conflict';

type NamedDoc = { id?: number; name?: string | null; nameFolded?: string | null; slug?: string | null };

/**
 * Trims the name, keeps its folded form for the unique index, and rebuilds a missing or empty slug from the name
 *, or from a number where the name has no letter that an address may hold. Refuses a name or slug that another document has, naming the field.
 */
export function fillNameAndSlug({
  collection,
  label,
  hasSlug,
}: {
  collection: CollectionSlug;
  label: string;
  hasSlug: boolean;
}): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    if (!data) return data;
    const draft = data as NamedDoc;
    const id = (originalDoc as NamedDoc | undefined)?.id;
    const refuseTaken = async (field: 'nameFolded' | 'slug', value: string, path: string) => {
      const { docs } = await req.payload.find({
        collection,
        where: { [field]: { equals: value } },
        limit: 1,
        depth: 0,
        pagination: false,
        overrideAccess: true,
        req,
      });
      if (docs[0] && docs[0].id !== id) {
        throw conflictAt({ collection, path, message: `A ${label} with this ${path} already exists`, req });
      }
    };

    if (typeof draft.name === 'string' && !isBlank(draft.name)) {
      draft.name = draft.name.trim().replace(/\s+/g, ' ');
      // What cannot be kept cannot be looked for either; the field's own check names it.
      if (hasOddCharacters(draft.name)) return draft;
      draft.nameFolded = foldName(draft.name);
      await refuseTaken('nameFolded', draft.nameFolded, 'name');
    }
    if (hasSlug) {
      const before = originalDoc as NamedDoc | undefined;
      const name = draft.name ?? before?.name ?? '';
      if ('slug' in draft || id === undefined) {
        if (!isBlank(draft.slug)) draft.slug = trimmed(draft.slug);
        else draft.slug = isBlank(name) ? '' : await madeSlug({ name, collection, label, req, before });
      }
      if (typeof draft.slug === 'string' && draft.slug !== '') await refuseTaken('slug', draft.slug, 'slug');
    }
    return draft;
  };
}

/**
 * The slug of a name. Where another has it already (`A+` and `A°`), or the name has no letter that an address may hold
 * (`قطع`), with a number: `a-2`, `category-7`. Edits wait for each other (one-edit-at-a-time.ts), so nobody else takes it.
 */
async function madeSlug({
  name,
  collection,
  label,
  req,
  before,
}: {
  name: string;
  collection: CollectionSlug;
  label: string;
  req: PayloadRequest;
  before: NamedDoc | undefined;
}): Promise<string> {
  const made = slugify(name);
  const base = made || label;
  const others = await executeInTransaction<{ slug: string }>(
    req,
    sql`SELECT slug FROM ${sql.identifier(collection)}
        WHERE (slug = ${base} OR slug ~ ${`^${base}-[0-9]+$`}) AND id <> ${before?.id ?? 0}`,
  );
  const taken = new Set(others.map(({ slug }) => slug));
  if (made !== '' && !taken.has(made)) return made;
  // What it has already stays: addresses in the world lead there.
  if (before?.slug?.startsWith(`${base}-`) && !taken.has(before.slug)) return before.slug;
  let number = made === '' ? 1 : 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** Whatever is no text is left to the field's own check, which names it. */
function trimmed<T>(value: T): T | string {
  return typeof value === 'string' ? value.trim() : value;
}
