import config from '@payload-config';
import { getPayload } from 'payload';
import type { Database } from '@/database/database';

/** The database for pages: the process's one pool, which the server opens before it serves any page. */
export async function database(): Promise<Database> {
  const payload = await getPayload({ config });
  return payload.db.pool;
}
