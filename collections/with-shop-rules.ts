import type { CollectionConfig } from 'payload';
import { withShopClock } from './fields/shop-clock';
import { withAudit } from './hooks/record-changes';
import { refuseOddData } from './hooks/refuse-odd-data';
import { refuseOddQuery } from './hooks/refuse-odd-query';

/** Adds the rules of every collection: the shop's clock, audit log, checked queries and data. */
export function withShopRules(collection: CollectionConfig): CollectionConfig {
  return withAudit({
    ...withShopClock(collection),
    // Payload uses a second connection for document locks while the edit holds the first (docs/decisions/0009).
    lockDocuments: false,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseOddQuery, refuseOddData, ...(collection.hooks?.beforeOperation ?? [])],
    },
  });
}
