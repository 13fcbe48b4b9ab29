import config from '@payload-config';
import { getPayload, type Migration, type Payload } from 'payload';
import { migrations } from '@/migrations';

/** Brings a database as far as some migrations and no further. Payload is opened at the first call, and once. */
export function chosenMigrations(): {
  migrate: (names: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
} {
  let payload: Payload | undefined;
  return {
    migrate: async (names) => {
      payload ??= await getPayload({ config });
      const chosen = migrations.filter(({ name }) => names.includes(name));
      // Payload's own type of a migration names another adapter's arguments; these are the ones this adapter generated.
      await payload.db.migrate({ migrations: chosen as unknown as Migration[] });
    },
    close: async () => payload?.destroy(),
  };
}
