/** Couriers as the admin makes them in the CMS. */
import { randomUUID } from 'node:crypto';
import type { BackOffice, Json } from './back-office';

/** The smallest profile that an owner may write. @param words the courier's status words */
export function ownProfile(words: Record<string, string> = {}): Json {
  return {
    name: 'Our courier',
    file: { format: 'csv', wilayas: 69, yes: '1', no: '0', columns: [{ header: 'order', value: 'order' }] },
    words,
  };
}

/** A courier that no other test shares. */
export function createCourier(office: BackOffice, data: Json = {}): Promise<{ id: number; name: string }> {
  return office.create('couriers', { name: `Courier ${randomUUID()}`, profile: 'generic', ...data });
}
