/** `npm run backup -- FILE`: backs up the database and the pictures while the shop runs. FILE may be s3://BUCKET/KEY. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tell, UserFacingError } from '../console';
import { runProgram } from '../lifecycle';
import { openOrJoinDatabase, readSettings } from '../open-database';

runProgram(async (lifecycle) => {
  const [target] = process.argv.slice(2);
  if (!target) throw new UserFacingError('Name a file: npm run backup -- FILE (or s3://BUCKET/KEY).');
  const isSecretOfSettings = Boolean(process.env.PAYLOAD_SECRET);
  const settings = readSettings();
  await openOrJoinDatabase({ settings, lifecycle });
  // Imported here: they read the environment, which is complete only now.
  const [{ writeBackup }, { keepArchive, parsePlace }, { noteBackup }, { connectForCopying }] = await Promise.all([
    import('@/backup/write-backup'),
    import('@/backup/place'),
    import('@/backup/last-backup'),
    import('@/backup/database-contents'),
  ]);
  const place = parsePlace(target);
  const connectionString = process.env.DATABASE_URL ?? '';
  const secretFile = path.join(settings.DATA_DIR, 'secrets/payload-secret');
  const generatedSecret =
    isSecretOfSettings || settings.PAYLOAD_SECRET ? null : (await readFile(secretFile, 'utf8')).trim();
  const { archive, summary } = writeBackup({ connectionString, generatedSecret });
  const [{ rows, pictures }] = await Promise.all([summary, keepArchive(place, archive)]);
  const client = await connectForCopying(connectionString);
  await noteBackup(client, { at: new Date().toISOString(), rows, pictures });
  await client.end();
  tell(`Kept ${rows} rows and ${pictures} picture files in ${target}.`);
  await lifecycle.stop(0);
});
