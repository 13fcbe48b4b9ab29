import { randomBytes } from 'node:crypto';

/** An id for a row of an array field, of Payload's own form: 24 hexadecimal digits. */
export function rowId(): string {
  return randomBytes(12).toString('hex');
}
