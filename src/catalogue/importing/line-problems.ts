import { type APIError, ValidationError } from 'payload';
import { describeField, keysIn } from '@/domain/product-fields';

const COLUMNS = new Map(keysIn('table').map((key) => [describeField(key).name, describeField(key).column ?? key]));

/** What the rules of a collection refuse, under the names of the table's columns. */
export function lineProblems(error: APIError): string[] {
  if (!(error instanceof ValidationError)) return [error.message];
  return error.data.errors.map(({ path, message }) => `${columnOf(path)}: ${message}`);
}

/** `shortDescription` is `short_description`, `image1Url` and `image1` are `image_1`. */
function columnOf(path: string): string {
  return COLUMNS.get(path) ?? path.replace(/^image(\d)(Url)?$/, 'image_$1');
}
