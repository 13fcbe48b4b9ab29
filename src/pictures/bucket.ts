/** The bucket for pictures, if one is set (docs/decisions/0016). */
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { env } from '@/env';

/** Milliseconds. A store that does not answer must not hold up requests, or the transaction of an upload. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;

export const bucket = env.S3_BUCKET ? { name: env.S3_BUCKET, prefix: env.S3_PREFIX } : null;

export const clientConfig: S3ClientConfig = {
  region: env.S3_REGION,
  forcePathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
  // Without keys the client uses the machine's own permissions.
  ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
    : {}),
  maxAttempts: 2,
  // Many stores do not know Amazon's checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: ANSWER_MS,
    throwOnRequestTimeout: true,
    // For a store that falls silent in the middle of a picture.
    socketTimeout: ANSWER_MS,
    httpAgent: { keepAlive: true, maxSockets: 100 },
    httpsAgent: { keepAlive: true, maxSockets: 100 },
  },
};

const holder = globalThis as typeof globalThis & { __bucketClient?: Promise<S3> };

/** One client for the process, imported only when needed: most shops keep their pictures in a folder. */
export function bucketClient(): Promise<S3> {
  holder.__bucketClient ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3(clientConfig));
  return holder.__bucketClient;
}

/** The key of a picture's file. */
export function keyOf(file: string): string {
  return bucket?.prefix ? `${bucket.prefix}/${file}` : file;
}
