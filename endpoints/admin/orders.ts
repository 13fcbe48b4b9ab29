import { recordExport } from '@/audit/record';
import { routes } from '@/contract/routes';
import { isAdmin } from '@/domain/accounts/roles';
import { shopDay } from '@/domain/dates';
import { CASH_QUEUE } from '@/domain/orders/order-queues';
import { download, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { makeInvoices } from '@/orders/invoices/make-invoices';
import { askStatusMail } from '@/orders/mails/ask-status-mail';
import { previewStatusMail } from '@/orders/mails/preview-status-mail';
import { exportOrders } from '@/orders/reading/export-orders';
import { readOfficeOrder } from '@/orders/reading/read-office-orders';
import { changeOrderStatus } from '@/orders/status/change-order-status';
import { officeHttpWords } from '@/words/en/http';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { officeOrderWords } from '@/words/en/orders/orders';
import { notFound, withId } from '../refusals';
import { answerTable } from './answer-table';
import { answerOrder, filtersOf, listOrders, readAnswers } from './order-answers';
import { countQueues } from './order-queues';

export const adminOrderCalls = [
  call(routes.adminOrders, async ({ db, query, user }) =>
    query.queue === CASH_QUEUE && !isAdmin(user)
      ? refuse(403, officeHttpWords.forbidden)
      : ok(await listOrders(db, query, user.id)),
  ),
  call(routes.orderCounts, async ({ db, user }) => ok(await countQueues(db, { seesCash: isAdmin(user) }))),
  call(routes.exportOrders, async ({ payload, db, user, query }) => {
    const rows = await exportOrders(db, query, await filtersOf(db, query, user.id));
    await recordExport({ payload, user }, { subjectType: 'orders', filter: auditedFilter(query) });
    return answerTable(rows, { query, name: `orders-${shopDay(new Date())}` });
  }),
  call(routes.adminOrder, ({ db, params }) => withId(params, (id) => answerOrder({ db, id }))),
  call(routes.changeOrderStatus, ({ payload, db, user, params, body: { status, from } }) =>
    withId(params, async (id) => {
      const outcome = await changeOrderStatus({ payload, user }, { id, to: status, from });
      return outcome.type === 'moved'
        ? refuse(409, officeOrderWords.moved(officeOrderStatusWords.labels[outcome.status]), {
            current: (await readAnswers(db, [id]))[0] ?? null,
          })
        : answerOrder({ db, id });
    }),
  ),
  call(routes.previewOrderMail, ({ db, params }) =>
    withId(params, async (id) => {
      const preview = await previewStatusMail(db, id);
      if (preview === 'unknown') return notFound();
      return preview === 'no-address' ? refuse(409, officeOrderWords.noAddress) : ok(preview);
    }),
  ),
  call(routes.mailOrderStatus, ({ payload, db, user, params, query }) =>
    withId(params, async (id) => {
      const outcome = await askStatusMail({ payload, user }, id, query.status);
      if (typeof outcome === 'object') {
        return refuse(409, officeOrderWords.moved(officeOrderStatusWords.labels[outcome.moved]));
      }
      if (outcome === 'no-address') return refuse(409, officeOrderWords.noAddress);
      return answerOrder({ db, id, status: 202 });
    }),
  ),
  call(routes.orderInvoice, ({ payload, db, user, params }) =>
    withId(params, async (id) => {
      const order = await readOfficeOrder(db, id);
      if (!order) return notFound();
      return download({ ...(await makeInvoices({ payload, user }, [order])), type: 'application/pdf' });
    }),
  ),
];

/** The filter for the audit log, without search texts about customers. */
function auditedFilter({ ids, status }: { ids: readonly number[] | null; status: string | null }) {
  return { ...(ids ? { selected: ids.length } : {}), ...(status ? { status } : {}) };
}
