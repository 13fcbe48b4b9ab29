/** Encrypts secrets that the database stores, so that the database alone does not reveal them. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, keysFor, type Purpose } from './secrets';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; returns nonce, tag and ciphertext together as base64. */
export function encrypt(text: string, purpose: Purpose): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Whether it was encrypted with the present secret. */
export function isOfPresentSecret(sealed: string, purpose: Purpose): boolean {
  const [present] = keysFor(purpose);
  return present !== undefined && open(sealed, present) !== null;
}

/** @returns null if neither the present nor the former secret decrypts it */
export function decrypt(sealed: string, purpose: Purpose): string | null {
  for (const key of keysFor(purpose)) {
    const text = open(sealed, key);
    if (text !== null) return text;
  }
  return null;
}

/** @returns null if the key is wrong */
function open(sealed: string, key: Uint8Array): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
