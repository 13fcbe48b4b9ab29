import config from '@payload-config';
import { getPayload, type Migration, type Payload } from 'payload';
import { env } from '@/env';
import { migrations } from '@/migrations';
import { withStartLock } from './steps/migrate';

/** Payload on a database of the present schema. `prepare` runs under the start lock, one server at a time. */
export function openShop(prepare: (payload: Payload) => Promise<void> = async () => undefined): Promise<Payload> {
  return withStartLock(env.DATABASE_URL ?? '', async () => {
    const payload = await getPayload({ config });
    // Payload's own type of a migration names another adapter's arguments; these are the ones this adapter generated.
    await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
    await prepare(payload);
    return payload;
  });
}
