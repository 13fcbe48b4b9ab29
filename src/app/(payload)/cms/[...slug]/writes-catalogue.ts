const CATALOGUE: readonly (string | undefined)[] = ['products', 'categories', 'tags', 'media', 'wilayas'];

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];

/** Whether a POST asks for a reading; anybody may. */
export function asksForReading(headers: Headers): boolean {
  return OVERRIDES.some((name) => headers.has(name));
}

/**
 * Whether a request that succeeded has written to the catalogue. Only such a one may make the shop forget what it
 * knows: logins and readings by POST are open to everybody, who could keep the shop from ever remembering anything.
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
