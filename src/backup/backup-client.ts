/** The connection to the bucket that backups are kept in. */
import type { S3 } from '@aws-sdk/client-s3';
import { clientConfig } from '@/pictures/bucket';

/** Milliseconds until a store counts as out of reach. */
const CONNECT_MS = 10_000;
/** Milliseconds without a byte in either direction. A store joins the parts of a large object in silence. */
const SILENCE_MS = 120_000;

/**
 * Without the limits that the shop sets itself while visitors wait for a picture: over a slow line one part of a backup
 * takes longer than 5 s, and so may a part that is restored before the next one is read.
 */
export async function backupClient(): Promise<S3> {
  // Loaded when first needed: most shops keep their backups in files.
  const client = await import('@aws-sdk/client-s3');
  return new client.S3({
    ...clientConfig,
    maxAttempts: 5,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
}
