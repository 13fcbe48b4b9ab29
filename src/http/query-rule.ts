/** More than any screen or call sends; Payload's list with 100 documents chosen sends some 110. */
const MAX_PARAMETERS = 300;
/** Characters of one parameter where Payload reads it: each word of a search becomes a condition of SQL. */
const MAX_CMS_CHARACTERS = 2_000;

/**
 * Whether the query of an address, or of a form, would hold up everybody else while it is read: Next.js and Payload gather
 * parameters of one name in quadratic time, and 7,000 of them, as many as fit into an address, held the shop for 2.5 s.
 */
export function isHeavyQuery(search: string, { isForCms }: { isForCms: boolean }): boolean {
  const parameters = search.split('&', MAX_PARAMETERS + 1);
  if (parameters.length > MAX_PARAMETERS) return true;
  return isForCms && parameters.some((parameter) => parameter.length > MAX_CMS_CHARACTERS);
}
