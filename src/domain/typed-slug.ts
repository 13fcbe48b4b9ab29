/** Slugs that editors type. Apart from `slug.ts`, which the listing loads. */
import type { Problem } from './problem';
import { isBlank } from './text';

/** What an editor may type as a slug. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;
export const MAX_SLUG = 140;

/** What is wrong with a slug, or null. */
export function slugProblem(slug: string | null | undefined): Problem | null {
  if (isBlank(slug)) return { code: 'slugMissing' };
  return SLUG_PATTERN.test(slug ?? '') ? null : { code: 'slugCharacters' };
}

/** What a slug's field keeps of the typed text: lower-case letters, digits and hyphens. */
export function typedSlug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '');
}
