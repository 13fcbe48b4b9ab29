/** Secrets that the database keeps and must be read again: whoever has the database alone has none of them. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, keysFor } from './keys';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: nonce, tag and text together, as base64. */
export function encrypt(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor('two-factor'), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Whether the present secret made it. */
export function isOfPresentSecret(sealed: string): boolean {
  const [present] = keysFor('two-factor');
  return present !== undefined && opened(sealed, present) !== null;
}

/** @returns null where neither the present nor the former secret made it */
export function decrypt(sealed: string): string | null {
  for (const key of keysFor('two-factor')) {
    const text = opened(sealed, key);
    if (text !== null) return text;
  }
  return null;
}

/** @returns null where another key made it */
function opened(sealed: string, key: Uint8Array): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
