import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { isReadablePath, isReadableSelection } from '@/database/readable-fields';
import { isRecord } from '@/domain/json';
import { type QueryFault, readListQuery } from '@/domain/list-query';
import { isShopsOwn } from '@/runtime/own-work';
import { currentRequest } from '@/runtime/request-context';
import { officeCmsWords } from '@/words/en/cms';
import { officeHttpWords } from '@/words/en/http';

/**
 * Refuses a person's query that is malformed or costly, or that names a field which this person may not read. It may come as JSON,
 * and Payload and our own hooks would crash on it. The shop's own queries may be large.
 */
export const refuseOddQuery: CollectionBeforeOperationHook = async ({ args, collection: config, req }) => {
  if (isShopsOwn()) return args;
  const { where, sort, select, populate, field } = args as Record<string, unknown>;
  const query = readListQuery({ where, sort: field === undefined ? sort : [sort ?? [], field].flat() });
  if (!query.ok) throw oddQuery(messageOf(query.fault));
  // Payload leaves out what it cannot read of an address, and the list would come in an order that was not asked for.
  const isSortLeftOut = req.payloadAPI === 'REST' && 'sort' in (req.query ?? {}) && req.query.sort === undefined;
  if (isSortLeftOut) throw oddQuery(messageOf('sort'));
  for (const path of query.paths) {
    if (!(await isReadablePath(path, { config, req }))) throw oddQuery(officeCmsWords.refusals.unreadableField);
  }
  const selections = [{ select, config }, ...relatedSelections(populate, req.payload.collections)];
  for (const selection of selections) {
    if (await isReadableSelection(selection.select, { config: selection.config, req })) continue;
    throw oddQuery(officeCmsWords.refusals.unreadableField);
  }
  return args;
};

type Config = Parameters<CollectionBeforeOperationHook>[0]['collection'];

/** `populate` selects fields of related documents by their collection. */
function relatedSelections(populate: unknown, collections: Record<string, { config: Config }>) {
  if (!isRecord(populate)) return [];
  return Object.entries(populate).flatMap(([slug, select]) => {
    const config = Object.hasOwn(collections, slug) ? collections[slug]?.config : undefined;
    return config ? [{ select, config }] : [];
  });
}

function messageOf(fault: QueryFault): string {
  const { refusals } = officeCmsWords;
  switch (fault) {
    case 'malformed':
      return officeHttpWords.invalid;
    case 'heavy':
      return officeHttpWords.tooComplex;
    case 'where-hops':
      return refusals.longFilter;
    case 'sort':
      return refusals.oddSort;
    case 'sort-hops':
      return refusals.longSort;
  }
}

/** A screen of Payload's shows an empty list for an error of this name, instead of failing; its answer is 400 all the same. */
function oddQuery(message: string): Error {
  const request = currentRequest();
  if (request) request.isRefusedQuery = true;
  const error = new APIError(message, 400, undefined, true);
  error.name = 'QueryError';
  return error;
}
