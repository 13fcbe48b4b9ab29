/** `npm run restore -- FILE`: restores a backup into an empty shop. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { tell, UserFacingError } from '../console';
import { runProgram } from '../lifecycle';
import { openOrJoinDatabase, readSettings } from '../open-database';
import { START_LOCK } from '../steps/migrate';
import { keepSecret } from '../steps/secrets';

runProgram(async (lifecycle) => {
  const [source] = process.argv.slice(2);
  if (!source) throw new UserFacingError('Name a file: npm run restore -- FILE (or s3://BUCKET/KEY).');
  const settings = readSettings();
  const isSecretOfSettings = Boolean(settings.PAYLOAD_SECRET);
  await openOrJoinDatabase({ settings, lifecycle });
  try {
    // Imported here: they read the environment, which is complete only now.
    const [{ restoreBackup }, { openArchive, parsePlace }, { migrations }, { chosenMigrations }] = await Promise.all([
      import('@/backup/restore-backup'),
      import('@/backup/place'),
      import('@/migrations'),
      import('../open-shop'),
    ]);
    const place = parsePlace(source);
    const { migrate, close } = chosenMigrations();
    const { madeAt, rows, pictures } = await restoreBackup({
      connectionString: process.env.DATABASE_URL ?? '',
      open: () => openArchive(place),
      startLock: START_LOCK,
      migrations: migrations.map(({ name }) => name),
      migrate,
      keepSecret: async (secret) => {
        if (isSecretOfSettings) tell('The settings name a PAYLOAD_SECRET, so the one in the backup is not restored.');
        else await keepSecret({ dataDir: settings.DATA_DIR, name: 'payload-secret', value: secret });
      },
    }).finally(close);
    // The admin password that the empty shop generated is no longer valid.
    await rm(path.join(settings.DATA_DIR, 'secrets/admin-password'), { force: true });
    tell(`Restored ${rows} rows and ${pictures} picture files as they were at ${madeAt}.`);
  } catch (error) {
    const { BackupError } = await import('@/backup/read-backup');
    throw error instanceof BackupError ? new UserFacingError(error.message) : error;
  }
  await lifecycle.stop(0);
});
