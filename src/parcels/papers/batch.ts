import type { ParcelSheet } from '@/domain/parcels/sheet';

/** What the papers of a batch show. */
export type Batch = {
  batchId: number;
  /** the courier's name */
  courier: string;
  /** ISO 8601 */
  createdAt: string;
  sheets: readonly ParcelSheet[];
};
