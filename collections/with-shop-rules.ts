import type { CollectionConfig, SanitizedConfig } from 'payload';
import { withShopClock } from './fields/shop-clock';
import { capReads } from './hooks/cap-reads';
import { withAudit } from './hooks/record-changes';
import { refuseOddData } from './hooks/refuse-odd-data';
import { refuseOddQuery } from './hooks/refuse-odd-query';

/** Adds the rules of every collection: the shop's clock, audit log, checked queries and data, capped reads. */
export function withShopRules(collection: CollectionConfig): CollectionConfig {
  return withAudit({
    ...withShopClock(collection),
    // Payload uses a second connection for document locks while the edit holds the first (docs/decisions/0009).
    lockDocuments: false,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseOddQuery, refuseOddData, capReads, ...(collection.hooks?.beforeOperation ?? [])],
    },
  });
}

/** Adds the rules of queries to Payload's own collections, such as preferences, which it adds to the config itself. */
export async function withRulesOfQueries(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  for (const { slug, hooks } of sanitized.collections) {
    if (slug.startsWith('payload-')) hooks.beforeOperation.unshift(refuseOddQuery, capReads);
  }
  return sanitized;
}
