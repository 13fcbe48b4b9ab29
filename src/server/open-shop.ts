/** Payload on the shop's database, migrated. */
import config from '@payload-config';
import { getPayload, type Migration, type Payload } from 'payload';
import { env } from '@/env';
import { migrations } from '@/migrations';
import { asShop } from '@/runtime/own-work';
import { withStartLock } from './steps/migrate';

// Payload's type names another adapter's arguments; this adapter generated these migrations.
const known = migrations as unknown as Migration[];

/** Opens Payload on a migrated database. `prepare` runs under the start lock: one server at a time. */
export function openShop(prepare: (payload: Payload) => Promise<void> = async () => undefined): Promise<Payload> {
  return withStartLock(env.DATABASE_URL ?? '', async () => {
    const payload = await getPayload({ config });
    await payload.db.migrate({ migrations: known });
    await asShop(() => prepare(payload));
    return payload;
  });
}

/** Applies only some of the migrations. Payload is opened at the first call. */
export function chosenMigrations(): {
  migrate: (names: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
} {
  let payload: Payload | undefined;
  return {
    migrate: async (names) => {
      payload ??= await getPayload({ config });
      await payload.db.migrate({ migrations: known.filter(({ name }) => names.includes(name)) });
    },
    close: async () => payload?.destroy(),
  };
}
