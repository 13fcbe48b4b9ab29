import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import type { NamedKind } from '@/domain/problem';
import { slugify } from '@/domain/slug';
import { foldName, hasOddCharacters, isBlank } from '@/domain/text';
import { conflictAt } from './refusals';

type NamedDoc = { id?: number; name?: string | null; nameFolded?: string | null; slug?: string | null };

/**
 * Trims the name, keeps its folded form for the unique index, and makes a missing slug from the name. Refuses a name or slug
 * that another document has, at its field.
 */
export function fillNameAndSlug({
  collection,
  kind,
  hasSlug,
}: {
  collection: CollectionSlug;
  kind: NamedKind;
  hasSlug: boolean;
}): CollectionBeforeValidateHook {
  return async ({ data, originalDoc, req }) => {
    if (!data) return data;
    const draft = data as NamedDoc;
    const id = (originalDoc as NamedDoc | undefined)?.id;
    const refuseTaken = async (field: 'nameFolded' | 'slug', value: string, path: 'name' | 'slug') => {
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
        throw conflictAt({ collection, path, problem: { code: 'nameTaken', values: { kind, field: path } }, req });
      }
    };

    if (typeof draft.name === 'string' && !isBlank(draft.name)) {
      draft.name = draft.name.trim().replace(/\s+/g, ' ');
      // PostgreSQL cannot look for such a text. The field's own check refuses it.
      if (hasOddCharacters(draft.name)) return draft;
      draft.nameFolded = foldName(draft.name);
      await refuseTaken('nameFolded', draft.nameFolded, 'name');
    }
    if (hasSlug) {
      const before = originalDoc as NamedDoc | undefined;
      const name = draft.name ?? before?.name ?? '';
      if ('slug' in draft || id === undefined) {
        if (!isBlank(draft.slug)) draft.slug = trimmed(draft.slug);
        else draft.slug = isBlank(name) ? '' : await makeSlug({ name, collection, kind, req, before });
      }
      if (typeof draft.slug === 'string' && draft.slug !== '') await refuseTaken('slug', draft.slug, 'slug');
    }
    return draft;
  };
}

/**
 * The slug of a name. It ends with a number if another document has it (`A+` and `A°`: `a-2`) or if the name has no letter
 * for a slug (`قطع`: `category-7`). Edits wait for each other (concurrent-edits.ts), so no other edit takes the same slug.
 */
async function makeSlug({
  name,
  collection,
  kind,
  req,
  before,
}: {
  name: string;
  collection: CollectionSlug;
  kind: NamedKind;
  req: PayloadRequest;
  before: NamedDoc | undefined;
}): Promise<string> {
  const made = slugify(name);
  const base = made || kind;
  const others = await executeInTransaction<{ slug: string }>(
    req,
    sql`SELECT slug FROM ${sql.identifier(collection)}
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

/** The field's own check refuses anything but a text. */
function trimmed<T>(value: T): T | string {
  return typeof value === 'string' ? value.trim() : value;
}
