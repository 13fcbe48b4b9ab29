/** One empty shop for the API tests; each test makes the products it needs. */
import type { TestProject } from 'vitest/node';
import { openBackOffice } from '../back-office';
import { keepConfirmed } from '../keep-confirmed';
import { HASTY_COMMITS, startShop } from './shop';
import { errorLines } from './shop-errors';

/** Logged by src/database/locks.ts. */
const DISORDER = 'A transaction took its locks out of order.';

export default async function setup(project: TestProject) {
  const shop = await startShop({ env: HASTY_COMMITS });
  project.provide('shop', { url: shop.url, databaseUrl: shop.databaseUrl, dataDir: shop.dataDir });
  const { token } = await openBackOffice(shop.url);
  project.provide('adminToken', token);
  const stopConfirming = keepConfirmed(shop.url, token);
  return async () => {
    stopConfirming();
    const printed = shop.output();
    for (const line of errorLines(printed)) process.stdout.write(`the shared shop: ${line}\n`);
    await shop.remove();
    // Such a transaction deadlocks only when another one meets it, which no single test would show.
    if (printed.includes(DISORDER)) throw new Error(`The shop logged: ${DISORDER}`);
  };
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest's own interface can only be extended by an interface
  export interface ProvidedContext {
    shop: { url: string; databaseUrl: string; dataDir: string };
    adminToken: string;
  }
}
