/** One shop with the demonstration catalogue for the browser tests. */
import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser';
import { startShop } from './shop';

export default async function setup(project: TestProject) {
  await findBrowser();
  const shop = await startShop({ env: { SEED: 'demo' } });
  project.provide('shop', { url: shop.url, databaseUrl: shop.databaseUrl, dataDir: shop.dataDir });
  return shop.remove;
}
