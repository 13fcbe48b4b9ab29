const CATALOGUE: readonly (string | undefined)[] = ['products', 'categories', 'tags', 'media', 'wilayas'];

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

/** Whether a POST is a read, by Payload's method override. Open to anybody. */
export function asksForReading(headers: Headers): boolean {
  return OVERRIDES.some((name) => headers.has(name));
}

/**
 * Whether a request writes to the catalogue. Only such a request may invalidate the shop's caches: logins and reads by POST are
 * open to everybody, who could otherwise keep the caches empty.
 */
export function writesCatalogue({
  method,
  headers,
  slug,
}: {
  method: string;
  headers: Headers;
  slug: readonly string[];
}): boolean {
  if (!CATALOGUE.includes(slug[0])) return false;
  if (method !== 'POST') return true;
  return slug.length === 1 && !asksForReading(headers);
}
