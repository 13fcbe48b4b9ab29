import path from 'node:path';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Config } from 'payload';
import { DOCUMENT_SUBFOLDER } from '@/domain/products/documents';
import { UnavailableError } from '@/runtime/unavailable-error';
import { bucket, bucketClient, clientConfig, keyOf } from './bucket';
import { isKeptForOrders } from './keep-for-orders';

const PICTURES = 'media';
const DOCUMENTS = 'documents';

/**
 * Keeps uploads in the bucket, with Payload's S3 plugin. Only the plugin's server side is used: the fields and the admin
 * component that it adds are for uploads straight from the browser, which the shop could not inspect. Without them, database,
 * types and admin are the same with and without a bucket.
 */
export async function keepInBucket(config: Config): Promise<Config> {
  if (!bucket) return config;
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const changed = await s3Storage({
    bucket: bucket.name,
    collections: { [PICTURES]: { prefix: bucket.prefix }, [DOCUMENTS]: { prefix: keyOf(DOCUMENT_SUBFOLDER) } },
    config: clientConfig,
  })({ ...config, admin: { components: { providers: [] } } });
  return {
    ...changed,
    ...(config.admin ? { admin: config.admin } : {}),
    collections: changed.collections?.map((collection) => withoutPluginFields(collection, config)) ?? [],
  };
}

function withoutPluginFields(collection: CollectionConfig, { collections }: Config): CollectionConfig {
  const own = collections?.find(({ slug }) => slug === collection.slug);
  if (!own || (collection.slug !== PICTURES && collection.slug !== DOCUMENTS)) return collection;
  const kept =
    collection.slug === PICTURES ? { noun: 'picture', folder: '' } : { noun: 'document', folder: DOCUMENT_SUBFOLDER };
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {};
  // The plugin's hooks come last.
  const [uploads, deletes] = [afterChange.at(-1), afterDelete.at(-1)];
  return {
    ...collection,
    fields: own.fields,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange.slice(0, -1), ...(uploads ? [allOrNothing(uploads, kept)] : [])],
      afterDelete: [...afterDelete.slice(0, -1), ...(deletes ? [unlessKept(deletes)] : [])],
    },
  };
}

/** `folder`: below the pictures; '' for the pictures themselves. */
type Kept = { noun: string; folder: string };

/** A failed upload leaves nothing: the transaction rolls its row back, and its files are deleted here. */
function allOrNothing(uploads: CollectionAfterChangeHook, { noun, folder }: Kept): CollectionAfterChangeHook {
  return async (args) => {
    try {
      // Without the previous document, the plugin does not delete its files.
      return await uploads(isKeptForOrders(args.req, args.doc.id) ? { ...args, previousDoc: undefined } : args);
    } catch (error) {
      const names: unknown[] = [args.doc.filename, ...Object.values(args.doc.sizes ?? {}).map(filenameOf)];
      await deleteFiles(names.filter((name) => typeof name === 'string').map((name) => path.posix.join(folder, name)));
      throw new UnavailableError(`The ${noun} could not be stored. Please try again in a moment.`, { cause: error });
    }
  };
}

function unlessKept(deletes: CollectionAfterDeleteHook): CollectionAfterDeleteHook {
  return (args) => (isKeptForOrders(args.req, Number(args.id)) ? args.doc : deletes(args));
}

function filenameOf(size: unknown): unknown {
  return typeof size === 'object' && size !== null && 'filename' in size ? size.filename : null;
}

async function deleteFiles(files: readonly string[]): Promise<void> {
  const client = await bucketClient();
  // If the store cannot be reached, unused files may remain there; no row names them.
  await Promise.allSettled(files.map((file) => client.deleteObject({ Bucket: bucket?.name, Key: keyOf(file) })));
}
