import { randomBytes } from 'node:crypto';

/** Of the form that Payload gives the rows of an array field: 24 hexadecimal digits. */
export function rowId(): string {
  return randomBytes(12).toString('hex');
}
