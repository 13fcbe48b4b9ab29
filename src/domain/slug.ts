import { isBlank, withoutAccents } from './text';

/** What an editor may type as a slug. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;
export const SLUG_MESSAGE = 'Slug can only contain lowercase letters, numbers, and hyphens';
export const SLUG_REQUIRED_MESSAGE = 'Slug is required';
export const MAX_SLUG = 140;

/** What is wrong with a slug, or null. */
export function slugProblem(slug: string | null | undefined): string | null {
  if (isBlank(slug)) return SLUG_REQUIRED_MESSAGE;
  return SLUG_PATTERN.test(slug ?? '') ? null : SLUG_MESSAGE;
}

/** What stays of what is typed into a field for a slug: lower case, nothing but letters, digits and hyphens. */
export function typedSlug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

/**
 * The slug of a name: lower case, accents removed, spaces to hyphens, other characters dropped,
 * hyphens collapsed and trimmed.
 */
export function slugify(name: string): string {
  return withoutAccents(name)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The option value of a wilaya: its name lower-cased, spaces to hyphens, accents kept. */
export function regionValue(wilayaName: string): string {
  return wilayaName.trim().toLowerCase().replace(/\s+/g, '-');
}
