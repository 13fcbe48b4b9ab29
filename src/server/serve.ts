/** From a reachable database to a serving shop. */
import { listenForChanges } from '@/catalogue/listen';
import { env } from '@/env';
import { startWorker } from '@/jobs/worker';
import { tell } from './console';
import { type HttpServer, startHttpServer } from './http-server';
import { openShop } from './open-shop';
import { buildWhenChanged } from './steps/build';
import { ensureAdmin, type FirstAdmin } from './steps/first-admin';
import { seedWhenEmpty } from './steps/seed';

export async function serve({
  root,
  startedAt,
  stopDatabase,
}: {
  root: string;
  startedAt: number;
  stopDatabase: () => Promise<void>;
}): Promise<void> {
  const connectionString = env.DATABASE_URL ?? '';
  let admin: FirstAdmin | undefined;
  tell('Bringing the database up to date …');
  const payload = await openShop(async (opened) => {
    admin = await ensureAdmin(opened);
    await seedWhenEmpty({ payload: opened, tell });
  });
  if (env.NODE_ENV === 'production') {
    await buildWhenChanged({ root, onBuild: () => tell('Building the pages …') });
  }
  const stopListening = listenForChanges({ connectionString });
  const stopWorker = startWorker({ payload, connectionString });
  const server = await startHttpServer({ root, payload });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    await stopWorker();
    await stopListening();
    await payload.destroy();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());

  announce({ server, admin, startedAt });
}

function announce({
  server,
  admin,
  startedAt,
}: {
  server: HttpServer;
  admin: FirstAdmin | undefined;
  startedAt: number;
}): void {
  tell(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  tell(`  Shop         ${server.address}`);
  tell(`  Back office  ${server.address}/admin (user ${admin?.username})`);
  if (admin?.generatedPassword)
    tell(`  Password     ${admin.generatedPassword}   (shown this once; kept in ${env.DATA_DIR}/secrets)`);
}
