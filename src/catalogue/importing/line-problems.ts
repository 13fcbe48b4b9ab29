import { type APIError, ValidationError } from 'payload';

const COLUMNS: Record<string, string> = { tags: 'brands' };

/** What the rules of a collection refuse, under the names of the table's columns. */
export function lineProblems(error: APIError): string[] {
  if (!(error instanceof ValidationError)) return [error.message];
  return error.data.errors.map(({ path, message }) => `${columnOf(path)}: ${message}`);
}

/** `shortDescription` is `short_description`, `image1Url` is `image_1`. */
function columnOf(path: string): string {
  return COLUMNS[path] ?? path.replace(/Url$/, '').replace(/([A-Z]|\d+)/g, (part) => `_${part.toLowerCase()}`);
}
