import type { CollectionConfig } from 'payload';
import { withAudit } from './hooks/record-changes';
import { refuseOddData } from './hooks/refuse-odd-data';
import { refuseOddQuery } from './hooks/refuse-odd-query';

/** What holds for every collection of the shop. */
export function withShopRules(collection: CollectionConfig): CollectionConfig {
  return withAudit({
    ...collection,
    // Payload asks for its document locks on a second connection while the edit holds the first (docs/decisions/0009).
    lockDocuments: false,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseOddQuery, refuseOddData, ...(collection.hooks?.beforeOperation ?? [])],
    },
  });
}
