import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload';
import type { NamedKind } from '@/domain/problem';
import { foldName, isBlank } from '@/domain/text';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { tidyName } from '@/domain/texts/tidy-text';
import { asShop } from '@/runtime/own-work';
import { isClaimed } from '../claims';
import { conflictAt } from '../refusals';
import { freeSlug } from './free-slug';

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
      const { docs } = await asShop(() =>
        req.payload.find({
          collection,
          where: { [field]: { equals: value } },
          limit: 1,
          depth: 0,
          pagination: false,
          overrideAccess: true,
          req,
        }),
      );
      const isTaken = docs[0] !== undefined && docs[0].id !== id;
      if (isTaken || isClaimed(req, { collection, field, value, id })) {
        throw conflictAt({ collection, path, problem: { code: 'nameTaken', values: { kind, field: path } }, req });
      }
    };

    if (typeof draft.name === 'string' && !isBlank(draft.name)) {
      draft.name = tidyName(draft.name);
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
        else
          draft.slug = isBlank(name)
            ? ''
            : await freeSlug({ req, table: collection, text: name, fallback: kind, before });
      }
      if (typeof draft.slug === 'string' && draft.slug !== '') await refuseTaken('slug', draft.slug, 'slug');
    }
    return draft;
  };
}

/** The field's own check refuses anything but a text. */
function trimmed<T>(value: T): T | string {
  return typeof value === 'string' ? value.trim() : value;
}
