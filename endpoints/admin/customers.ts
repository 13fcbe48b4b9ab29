import { routes } from '@/contract/routes';
import { blockCustomer, unblockCustomer } from '@/customers/block';
import { findCustomers } from '@/customers/find-customers';
import { readCustomer } from '@/customers/read-customer';
import { readFigures } from '@/customers/read-figures';
import { endOfShopDay } from '@/domain/dates';
import { totalPages } from '@/domain/pagination';
import { personKey, phoneProblem } from '@/domain/phone';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { confirmationWords } from '@/words/en/orders/confirmation';
import { notFound } from '../refusals';
import { readAnswers } from './order-answers';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const customerCalls = [
  call(routes.customers, async ({ db, query }) => {
    const { page, limit } = query;
    const { keys, total } = await findCustomers(db, query);
    return ok({ customers: await readFigures(db, keys), total, page, total_pages: totalPages({ total, limit }) });
  }),
  call(routes.customer, ({ db, params }) =>
    withTelephone(params, async (phoneKey) => {
      const found = await readCustomer(db, phoneKey);
      if (!found) return notFound();
      const { orderIds, ...customer } = found;
      return ok({ ...customer, order_list: await readAnswers(db, orderIds) });
    }),
  ),
  call(routes.blockCustomer, ({ payload, user, params, body: { reason, until } }) =>
    withTelephone(params, async (phoneKey) => {
      const end = until === null ? null : DAY.test(until) ? endOfShopDay(until) : new Date(until);
      if (end && end.getTime() <= Date.now()) {
        const message = confirmationWords.momentInPast;
        return refuse(400, message, { details: { until: [message] } });
      }
      await blockCustomer({ payload, user }, { phoneKey, reason, until: end });
      return { status: 204, body: null };
    }),
  ),
  call(routes.unblockCustomer, ({ payload, user, params }) =>
    withTelephone(params, async (phoneKey) => {
      await unblockCustomer({ payload, user }, phoneKey);
      return { status: 204, body: null };
    }),
  ),
];

/** The telephone of a path, in any spelling. Anything else is 404. */
async function withTelephone(
  params: Record<string, string>,
  answer: (phoneKey: string) => Promise<Answer>,
): Promise<Answer> {
  const typed = params.phone_key ?? '';
  const phoneKey = phoneProblem(typed) === null ? personKey(typed) : null;
  return phoneKey === null ? notFound() : answer(phoneKey);
}
