import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { inTransaction } from '@/database/in-transaction';
import { heed } from '../memory/forget';

/**
 * One edit of the catalogue, whole or not at all. Whatever it writes goes through Payload with `req`, so that hooks and
 * access rules hold; what they refuse is thrown on. Whoever looks next at this server sees it.
 */
export async function editCatalogue<T>(
  { payload, user }: { payload: Payload; user: TypedUser },
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const { value, announcement } = await inTransaction({ payload, user }, async (req) => ({
    keep: true,
    value: await work(req),
  }));
  heed(announcement);
  return value;
}
