/** What Payload keeps for each person about a list: columns, order, documents a page. It stores whatever an address says. */
import { APIError, type DatabaseAdapterObj, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { isRecord } from '@/domain/json';
import { readListQuery } from '@/domain/list-query';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { officeCmsWords } from '@/words/en/cms';
import { isReadablePath } from './readable-fields';

const COLLECTION = 'payload-preferences';
const WRITING = ['create', 'updateOne', 'updateMany', 'upsert'] as const;
const READING = ['find', 'findOne'] as const;

type Written = { collection?: string; data?: unknown; req?: PayloadRequest };
type Method = (this: unknown, operation: Written) => Promise<unknown>;

/**
 * Makes the adapter refuse odd preferences that a person writes, drop odd parts of those that Payload's screens write from an address,
 * and hide the ones that were stored before. Done here because every page, call and script meets here, and every list would
 * fail on such a preference.
 */
export function refusingOddPreferences<Adapter extends object>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args);
      wrap(made, WRITING, async (original, operation) => {
        const { data, req } = operation;
        if (!isRecord(data) || !('value' in data)) return original(operation);
        const value = await soundValue(data.key, data.value, req);
        if (req?.payloadAPI === 'REST' && JSON.stringify(value) !== JSON.stringify(data.value)) {
          throw new APIError(officeCmsWords.refusals.oddPreference, 400, undefined, true);
        }
        return original({ ...operation, data: { ...data, value } });
      });
      wrap(made, READING, async (original, operation) => withSoundValues(await original(operation), operation.req));
      return made;
    },
  };
}

type Around = (original: (operation: Written) => Promise<unknown>, operation: Written) => Promise<unknown>;

function wrap(made: object, names: readonly string[], around: Around): void {
  for (const name of names) {
    const method = Reflect.get(made, name) as Method;
    Reflect.set(made, name, function checked(this: unknown, operation: Written) {
      const original = (given: Written) => method.call(this, given);
      return operation.collection === COLLECTION ? around(original, operation) : original(operation);
    });
  }
}

async function withSoundValues(found: unknown, req: PayloadRequest | undefined): Promise<unknown> {
  if (!isRecord(found)) return found;
  if (Array.isArray(found.docs)) {
    return { ...found, docs: await Promise.all(found.docs.map((doc) => withSoundValues(doc, req))) };
  }
  return 'value' in found ? { ...found, value: await soundValue(found.key, found.value, req) } : found;
}

/** The value without what a list could not use. `key` may be absent where a document is changed by its id. */
async function soundValue(key: unknown, value: unknown, req: PayloadRequest | undefined): Promise<unknown> {
  if (typeof key === 'string' && !key.startsWith(OF_LIST)) return value;
  if (!isRecord(value)) return typeof key === 'string' ? {} : value;
  const slug = typeof key === 'string' ? key.slice(OF_LIST.length) : '';
  const kept: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const check = part === undefined || part === null ? undefined : SOUND[name];
    const sound = check ? await check(part, { slug, req }) : part;
    if (sound !== undefined || part === undefined) kept[name] = sound;
  }
  return kept;
}

type List = { slug: string; req: PayloadRequest | undefined };

/** The order if the person may read all of its fields: a list that cannot be read would stay so until another order is chosen. */
async function readableOrder(sort: unknown, { slug, req }: List): Promise<unknown> {
  const query = readListQuery({ sort });
  if (!query.ok) return undefined;
  const collections: Readonly<Record<string, { config: SanitizedCollectionConfig }>> = req?.payload.collections ?? {};
  const config = Object.hasOwn(collections, slug) ? collections[slug]?.config : undefined;
  if (!req || !config) return sort;
  for (const path of query.paths) {
    if (!(await isReadablePath(path, { config, req }))) return undefined;
  }
  return sort;
}

const OF_LIST = 'collection-';

/** @returns undefined for what cannot be used */
const SOUND: Readonly<Record<string, (part: unknown, list: List) => unknown>> = {
  limit: (part) => {
    if (typeof part !== 'number' || !Number.isInteger(part) || part < 1) return undefined;
    return Math.min(part, MAX_PAGE_SIZE);
  },
  sort: readableOrder,
  groupBy: readableOrder,
  columns: (part) => (Array.isArray(part) && part.every(isColumn) ? part : undefined),
  listViewType: (part) => (part === 'list' ? part : undefined),
  preset: () => undefined,
};

function isColumn(part: unknown): boolean {
  return isRecord(part) && typeof part.accessor === 'string';
}
