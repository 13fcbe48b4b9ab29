import { createHash } from 'node:crypto';

/** By this an event is recognised when it comes again. Hashed: what couriers send has any length. */
export function eventKey(source: 'webhook' | 'import', parts: readonly string[]): string {
  return `${source} ${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
