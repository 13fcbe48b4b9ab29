import config from '@payload-config';
import { getPayload, type Migration, type Payload } from 'payload';
import { env } from '@/env';
import { migrations } from '@/migrations';
import { withStartLock } from './steps/migrate';

/** Opens Payload and migrates its database. `prepare` runs under the start lock, one server at a time. */
export function openShop(prepare: (payload: Payload) => Promise<void> = async () => undefined): Promise<Payload> {
  return withStartLock(env.DATABASE_URL ?? '', async () => {
    const payload = await getPayload({ config });
    // Payload's type names another adapter's arguments; this adapter generated these migrations.
    await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
    await prepare(payload);
    return payload;
  });
}
