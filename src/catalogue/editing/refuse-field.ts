import { ValidationError } from 'payload';

/** A refusal at one field of a product, by its name in the collection. */
export function refuseField(path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'products', errors: [{ path, message }] });
}
