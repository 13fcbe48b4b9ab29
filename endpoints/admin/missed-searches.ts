import { createSearchWord } from '@/catalogue/editing/search-words';
import { readMissedSearches } from '@/catalogue/missed-searches/read-missed';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';

export const missedSearchCalls = [
  call(routes.missedSearches, async ({ payload: { logger }, db, query }) =>
    ok(await readMissedSearches({ db, logger }, query)),
  ),
  call(routes.createSearchWord, async ({ payload, user, body }) =>
    ok(await createSearchWord({ payload, user }, body), 201),
  ),
];
