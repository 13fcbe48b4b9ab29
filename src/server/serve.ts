/** The second part of a server's start: from an open database to a serving shop. */
import { endEventStreams } from '@endpoints/admin/events';
import type { Payload } from 'payload';
import { startCleaning } from '@/accounts/clean-up';
import { renewEncryption } from '@/accounts/renew-encryption';
import { DELETE_OLD_ENTRIES } from '@/audit/record';
import { completeBrandSlugs } from '@/boilers/complete-brand-slugs';
import { completeIdentities } from '@/catalogue/complete-identities';
import { listenForChanges } from '@/catalogue/listen';
import { startWritingMissed } from '@/catalogue/missed-searches/note-search';
import { DELETE_OLD_MISSED_SEARCHES } from '@/catalogue/missed-searches/write-missed';
import { completeCounts, FOLD_COUNTS } from '@/confirmation/order-counts';
import { DELETE_OLD_BULK_EDITS } from '@/database/tables/bulk-tables';
import { completeCodes } from '@/delivery/complete-codes';
import { env } from '@/env';
import { startWorker } from '@/jobs/worker';
import { consoleToLog } from '@/logging/console-to-log';
import { FOLD_FIGURES } from '@/orders/reading/order-figures';
import { completeOrders } from '@/orders/status/complete-orders';
import { startApplying } from '@/parcels/apply-waiting';
import { FOLD_PARCEL_FIGURES } from '@/parcels/parcel-figures';
import { DELETE_OLD_PART_REQUESTS, DELETE_OLD_REQUEST_PICTURES } from '@/part-requests/read-part-requests';
import { DELETE_OLD_QUOTES } from '@/quotes/read-quotes';
import { tell } from './console';
import { startHttpServer } from './http-server';
import type { Lifecycle } from './lifecycle';
import { openShop } from './open-shop';
import { buildWhenChanged } from './steps/build';
import { ensureAdmin, type FirstAdmin, shortPasswordProblem } from './steps/first-admin';
import { seedWhenEmpty } from './steps/seed';

export async function serve({
  root,
  startedAt,
  lifecycle,
}: {
  root: string;
  startedAt: number;
  lifecycle: Lifecycle;
}): Promise<void> {
  const connectionString = env.DATABASE_URL ?? '';
  // The build takes most of a first start and needs no database.
  const building =
    env.NODE_ENV === 'production' ? buildWhenChanged({ root, onBuild: () => tell('Building the pages …') }) : null;
  const [{ payload, admin }] = await Promise.all([prepareShop(lifecycle), building]);
  lifecycle.onStop(listenForChanges({ connectionString }));
  lifecycle.onStop(
    startCleaning(payload, [
      FOLD_FIGURES,
      FOLD_COUNTS,
      FOLD_PARCEL_FIGURES,
      DELETE_OLD_ENTRIES,
      DELETE_OLD_REQUEST_PICTURES,
      DELETE_OLD_PART_REQUESTS,
      DELETE_OLD_QUOTES,
      DELETE_OLD_MISSED_SEARCHES,
      DELETE_OLD_BULK_EDITS,
    ]),
  );
  lifecycle.onStop(startWritingMissed({ payload }));
  lifecycle.onStop(startApplying(payload));
  lifecycle.onStop(startWorker({ payload, connectionString }));
  const server = await startHttpServer({ root, payload });
  lifecycle.onStop(server.close);
  lifecycle.onStop(async () => endEventStreams());
  if (env.NODE_ENV === 'production') consoleToLog();
  announce({ address: server.address, admin, startedAt });
}

async function prepareShop(lifecycle: Lifecycle): Promise<{ payload: Payload; admin: FirstAdmin | undefined }> {
  let admin: FirstAdmin | undefined;
  tell('Bringing the database up to date …');
  const payload = await openShop(async (opened) => {
    admin = await ensureAdmin(opened);
    await seedWhenEmpty({ payload: opened, tell });
    await renewEncryption(opened);
    await completeOrders(opened);
    await completeCounts(opened.db.pool);
    await completeIdentities(opened.db.pool);
    await completeBrandSlugs(opened.db.pool);
    await completeCodes(opened.db.pool);
  });
  lifecycle.onStop(() => payload.destroy());
  return { payload, admin };
}

function announce({
  address,
  admin,
  startedAt,
}: {
  address: string;
  admin: FirstAdmin | undefined;
  startedAt: number;
}): void {
  tell(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  tell(`  Shop         ${address}`);
  tell(`  Back office  ${address}/admin (user ${admin?.username})`);
  const problem = shortPasswordProblem();
  if (problem) tell(`  Warning      ${problem}`);
  if (admin?.generatedPassword) {
    tell(`  Password     ${admin.generatedPassword}   (shown this once; kept in ${env.DATA_DIR}/secrets)`);
  }
}
