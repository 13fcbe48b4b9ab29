/** What customers ask for beside orders: quotes and part requests. */
import { parseId } from '@/contract/catalogue';
import { routes } from '@/contract/routes';
import { totalPages } from '@/domain/pagination';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { movePartRequest } from '@/part-requests/move-part-request';
import { findPartRequests, readPartRequest, readRequestPicture } from '@/part-requests/read-part-requests';
import { findQuotes } from '@/quotes/read-quotes';
import { officePartRequestWords } from '@/words/en/customer-wishes';
import { notFound, withId } from '../refusals';

export const customerWishCalls = [
  call(routes.officeQuotes, async ({ db, query }) => {
    const { quotes, total } = await findQuotes(db, query);
    return ok({ quotes, total, page: query.page, total_pages: totalPages({ total, limit: query.limit }) });
  }),
  call(routes.partRequests, async ({ db, query }) => {
    const { requests, total } = await findPartRequests(db, query);
    return ok({ requests, total, page: query.page, total_pages: totalPages({ total, limit: query.limit }) });
  }),
  call(routes.movePartRequest, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const outcome = await movePartRequest({ payload, user }, { id, to: body.state, from: body.from });
      if (outcome.type === 'elsewhere')
        return refuse(409, officePartRequestWords.moved(officePartRequestWords.states[outcome.state]), {
          current: await readPartRequest(db, id),
        });
      const request = outcome.type === 'moved' ? await readPartRequest(db, id) : null;
      return request ? ok(request) : notFound();
    }),
  ),
  call(routes.partRequestPicture, ({ db, params }) =>
    withId(params, async (id) => {
      const position = parseId(params.n);
      const picture = position === null ? null : await readRequestPicture(db, { id, position });
      if (!picture) return notFound();
      return { status: 200, body: null, file: picture, headers: { 'Content-Type': 'image/webp' } };
    }),
  ),
];
