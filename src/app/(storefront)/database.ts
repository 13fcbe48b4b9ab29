import config from '@payload-config';
import { getPayload } from 'payload';
import type { Database } from '@/database/database';

/** The database for pages: the one pool of the process, which the server has opened before any page is asked for. */
export async function database(): Promise<Database> {
  const payload = await getPayload({ config });
  return payload.db.pool;
}
