/** The secrets with which couriers sign their messages. The database holds them encrypted, and no answer gives them back. */
import { encrypt } from '@/accounts/encryption';

export function sealSecret(secret: string): string {
  return encrypt(secret, 'courier-secret');
}
