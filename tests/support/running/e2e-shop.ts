/**
 * One shop with the demonstration catalogue for the browser tests. While writing tests, E2E_URL and E2E_DATA_DIR may name
 * a shop that already runs (with the tests' admin password).
 */
import type { TestProject } from 'vitest/node';
import { openBackOffice } from '../back-office';
import { findBrowser } from './browser';
import { embeddedUrl, HASTY_COMMITS, startShop, UNLIMITED_ADDRESSES } from './shop';

export default async function setup(project: TestProject) {
  // The browser is found or installed once; the workers inherit its path.
  process.env.CHROMIUM_PATH = await findBrowser();
  const env = {
    SEED: 'demo',
    RATE_LIMITS: `${UNLIMITED_ADDRESSES},order.recipient=off,mail.recipient=off`,
    ...HASTY_COMMITS,
  };
  const shop = (await runningShop()) ?? (await startShop({ env }));
  const { token } = await openBackOffice(shop.url);
  project.provide('shop', { url: shop.url, databaseUrl: shop.databaseUrl, dataDir: shop.dataDir });
  project.provide('adminToken', token);
  return () => ('remove' in shop && typeof shop.remove === 'function' ? shop.remove() : undefined);
}

async function runningShop() {
  const { E2E_URL: url, E2E_DATA_DIR: dataDir } = process.env;
  return url && dataDir ? { url, dataDir, databaseUrl: await embeddedUrl(dataDir) } : null;
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: vitest's own interface can only be extended by an interface
  export interface ProvidedContext {
    adminToken: string;
  }
}
