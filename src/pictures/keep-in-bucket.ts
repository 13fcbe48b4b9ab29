import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Config } from 'payload';
import { UnavailableError } from '@/runtime/unavailable-error';
import { bucket, bucketClient, clientConfig, keyOf } from './bucket';
import { isKeptForOrders } from './keep-for-orders';

const PICTURES = 'media';

/**
 * Keeps uploads in the bucket, by Payload's own plugin for S3. Of the plugin only what happens on the server is taken: the
 * fields and the component of the admin that it adds serve uploads straight from the browser, which nobody would look at,
 * and database, types and admin are the same whether a bucket is set or not.
 */
export async function keepInBucket(config: Config): Promise<Config> {
  if (!bucket) return config;
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const changed = await s3Storage({
    bucket: bucket.name,
    collections: { [PICTURES]: { prefix: bucket.prefix } },
    config: clientConfig,
  })({ ...config, admin: { components: { providers: [] } } });
  return {
    ...changed,
    ...(config.admin ? { admin: config.admin } : {}),
    collections: changed.collections?.map((collection) => withoutItsFields(collection, config)) ?? [],
  };
}

function withoutItsFields(collection: CollectionConfig, { collections }: Config): CollectionConfig {
  const own = collections?.find(({ slug }) => slug === collection.slug);
  if (!own || collection.slug !== PICTURES) return collection;
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {};
  // The plugin's come last.
  const [uploads, deletes] = [afterChange.at(-1), afterDelete.at(-1)];
  return {
    ...collection,
    fields: own.fields,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange.slice(0, -1), ...(uploads ? [wholly(uploads)] : [])],
      afterDelete: [...afterDelete.slice(0, -1), ...(deletes ? [unlessKept(deletes)] : [])],
    },
  };
}

/** What could not be stored leaves no part of itself: the row is taken back with the transaction, its files here. */
function wholly(uploads: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return async (args) => {
    try {
      // What it knows nothing of before, it deletes nothing of.
      return await uploads(isKeptForOrders(args.req, args.doc.id) ? { ...args, previousDoc: undefined } : args);
    } catch (error) {
      await deleteFiles([args.doc.filename, ...Object.values(args.doc.sizes ?? {}).map(filenameOf)]);
      throw new UnavailableError('The picture could not be stored. Please try again in a moment.', { cause: error });
    }
  };
}

function unlessKept(deletes: CollectionAfterDeleteHook): CollectionAfterDeleteHook {
  return (args) => (isKeptForOrders(args.req, Number(args.id)) ? args.doc : deletes(args));
}

function filenameOf(size: unknown): unknown {
  return typeof size === 'object' && size !== null && 'filename' in size ? size.filename : null;
}

async function deleteFiles(names: readonly unknown[]): Promise<void> {
  const client = await bucketClient();
  const files = names.filter((name) => typeof name === 'string');
  // A store that is away took none of them, or keeps what nobody knows of.
  await Promise.allSettled(files.map((file) => client.deleteObject({ Bucket: bucket?.name, Key: keyOf(file) })));
}
