import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';
import { fold, isBlank } from '@/domain/text';
import { conflictAt } from './conflict';

type NamedDoc = { id?: number; name?: string | null; nameFolded?: string | null; slug?: string | null };

/**
 * Trims the name, keeps its folded form for the unique index, and rebuilds a missing or empty slug from the name
 * (spec, back office section 5). Refuses a name or slug that another document has, naming the field.
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
      draft.nameFolded = fold(draft.name) || draft.name.toLowerCase();
      await refuseTaken('nameFolded', draft.nameFolded, 'name');
    }
    if (hasSlug) {
      const name = draft.name ?? (originalDoc as NamedDoc | undefined)?.name ?? '';
      if ('slug' in draft || id === undefined) {
        draft.slug = isBlank(draft.slug) ? slugify(name) : trimmed(draft.slug);
      }
      if (typeof draft.slug === 'string' && draft.slug !== '') await refuseTaken('slug', draft.slug, 'slug');
    }
    return draft;
  };
}

/** Whatever is no text is left to the field's own check, which names it. */
function trimmed<T>(value: T): T | string {
  return typeof value === 'string' ? value.trim() : value;
}
