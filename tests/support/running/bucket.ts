/** An S3-compatible store on this machine, with one bucket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { openDetour } from './fresh-database';

const NAME = 'pictures-of-the-shop';
const KEY = 'S3RVER';

export type Bucket = {
  /** the settings of a shop that keeps its pictures here */
  env: Record<string, string>;
  keys: () => Promise<string[]>;
  contentType: (key: string) => Promise<string | undefined>;
  /** takes the store away from the shop: connections are refused */
  close: () => Promise<void>;
  /** lets connections through again */
  open: () => Promise<void>;
  remove: () => Promise<void>;
};

export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'thermopieces-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  const own = `http://127.0.0.1:${(await server.run()).port}`;
  // The shop connects through the detour; the test's own client connects directly.
  const detour = await openDetour(own);
  const client = new S3({
    endpoint: own,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  });
  return {
    env: { S3_BUCKET: NAME, S3_ENDPOINT: detour.url, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    keys: async () => ((await client.listObjectsV2({ Bucket: NAME })).Contents ?? []).flatMap(({ Key }) => Key ?? []),
    contentType: async (key) => (await client.headObject({ Bucket: NAME, Key: key })).ContentType,
    close: detour.close,
    open: detour.open,
    remove: async () => {
      client.destroy();
      await detour.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
