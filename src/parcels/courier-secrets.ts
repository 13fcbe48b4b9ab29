/** The secrets with which couriers sign their messages. The database holds them encrypted, and no answer gives them back. */
import { decrypt, encrypt } from '@/accounts/encryption';

export function sealSecret(secret: string): string {
  return encrypt(secret, 'courier-secret');
}

/** @returns null if it was sealed with another PAYLOAD_SECRET */
export function openSecret(sealed: string): string | null {
  return decrypt(sealed, 'courier-secret');
}
