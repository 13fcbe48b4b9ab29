import type { Quote } from '@/contract/quotes';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { type Answer, download, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { drawShopperPaper } from '@/orders/invoices/draw-order-paper';
import { isBlockedNow } from '@/orders/placing/blocked';
import { makeQuote } from '@/quotes/make-quote';
import { orderQuote } from '@/quotes/order-quote';
import { quotePaper } from '@/quotes/quote-paper';
import { readQuote } from '@/quotes/read-quotes';
import { inLanguage } from '@/runtime/in-language';
import { quoteCallWords } from '@/words/fr/orders/quotes';
import { refusedOrder } from './refused-order';

type Context = { db: Database; params: Record<string, string> };

export const quoteCalls = [
  call(
    routes.makeQuote,
    async ({ payload, db, body, key, user }) => {
      const made = await makeQuote({ payload, input: body, user, idempotencyKey: key });
      if (!made.ok) return refusedOrder(made.refusal);
      const { code, isRepeat } = made;
      return withQuote({ db, params: { code } }, async (quote) => ({ ...ok(quote, 201), isRepeat }));
    },
    { forgivesInvalid: true, forgivesRepeatsOf: 'quote' },
  ),
  call(routes.quote, (context) => withQuote(context, async (quote) => ok(quote))),
  call(
    routes.quotePdf,
    (context) =>
      withQuote(context, (quote) =>
        inLanguage(null, async () => {
          const paper = quotePaper(quote);
          return download({ file: await drawShopperPaper(paper), name: paper.fileName, type: 'application/pdf' });
        }),
      ),
    { countedFor: ({ params }) => params.code ?? null },
  ),
  call(
    routes.orderQuote,
    ({ payload, db, params, body, key, user }) =>
      withQuote({ db, params }, async (quote) => {
        const placed = await orderQuote({ payload, quote, input: body, user, idempotencyKey: key });
        return placed.ok ? ok(placed.order, 201) : refusedOrder(placed.refusal);
      }),
    {
      countedFor: ({ user, body }) => (user ? `account ${user.id}` : (body.guest_id ?? null)),
      // As for POST /orders.
      isUncounted: ({ db, body }) => isBlockedNow(db, body.customer),
    },
  ),
];

async function withQuote({ db, params }: Context, answer: (quote: Quote) => Promise<Answer>): Promise<Answer> {
  const quote = await readQuote(db, params.code ?? '');
  return quote ? answer(quote) : refuse(404, quoteCallWords.notFound);
}
