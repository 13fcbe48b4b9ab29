import { namedLike, withoutAccents } from './text';

/**
 * The slug of a name: lower case, accents removed, spaces to hyphens, other characters dropped, hyphens collapsed and
 * trimmed.
 */
export function slugify(name: string): string {
  return withoutAccents(name)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a typed or linked slug may mean, best first: itself, then its letters in lower case without accents ('Fumisterie', 'fumistérie'). */
export function slugSpellings(typed: string): string[] {
  return [...new Set([typed, slugify(typed)])].filter((slug) => slug !== '');
}

/** The item with this slug, in whatever spelling. */
export function withSlug<T extends { slug: string }>(items: readonly T[], typed: string): T | undefined {
  return slugSpellings(typed).flatMap((spelling) => items.find(({ slug }) => slug === spelling) ?? [])[0];
}

type Named = { name: string; slug: string };

/** The categories that an address names: by slug, by name as in older links, or by slug in another spelling. */
export function categoriesNamed<T extends Named>(categories: readonly T[], typed: string): T[] {
  const exact = categories.filter(({ slug }) => slug === typed);
  if (exact.length > 0) return exact;
  return brandsNamed(categories, typed);
}

/** The brands that an address names: by name in whatever spelling, or by slug. */
export function brandsNamed<T extends Named>(brands: readonly T[], typed: string): T[] {
  const named = namedLike(brands, typed);
  const spelt = withSlug(brands, typed);
  return named.length === 0 && spelt ? [spelt] : named;
}

/** A part of a page's address: Next.js leaves `%C3%A9` as it is. Null if it cannot be read. */
export function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The option value of a wilaya: its name lower-cased, spaces to hyphens, accents kept. */
export function regionValue(wilayaName: string): string {
  return wilayaName.trim().toLowerCase().replace(/\s+/g, '-');
}
