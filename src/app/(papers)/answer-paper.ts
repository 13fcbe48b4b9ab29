/** Papers of orders for a new tab of the back office, in which the browser's own viewer shows and prints them. */
import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';
import type { OfficeOrder } from '@/contract/admin/orders';
import { mayHandleOrders } from '@/domain/accounts/roles';
import { makeInvoices } from '@/orders/invoices/make-invoices';
import { readOfficeOrders } from '@/orders/reading/read-office-orders';
import { UnavailableError } from '@/runtime/unavailable-error';
import { officeCommonWords } from '@/words/en/common';
import { officeHttpWords } from '@/words/en/http';
import { officeUser } from '../(payload)/office-user';

type Drawing = {
  orders: readonly OfficeOrder[];
  payload: Payload;
  user: TypedUser;
};

/** The file and the name under which the viewer saves it. */
type Paper = { name: string; file: Uint8Array<ArrayBuffer> };

/** @param ids the orders; those that do not exist are left out, and a paper of none is a 404 */
export async function answerPaper(
  request: Request,
  ids: readonly number[],
  draw: (drawing: Drawing) => Promise<Paper>,
): Promise<Response> {
  const user = await officeUser();
  if (!user) return toLogin(request);
  if (!mayHandleOrders(user)) return refusal(403, officeHttpWords.forbidden);
  const payload = await getPayload({ config });
  const orders = await readOfficeOrders(payload.db.pool, ids);
  if (orders.length === 0) return refusal(404, officeCommonWords.notFound);
  try {
    const { name, file } = await draw({ orders, payload, user });
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}"` };
    return new Response(file, { headers });
  } catch (error) {
    if (error instanceof UnavailableError) return refusal(503, error.message);
    throw error;
  }
}

/** The invoices of orders, on as many pages as they need. */
export function answerInvoices(request: Request, ids: readonly number[]): Promise<Response> {
  return answerPaper(request, ids, ({ orders, ...caller }) => makeInvoices(caller, orders));
}

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return new Response(null, {
    status: 303,
    headers: { Location: `/login?next=${encodeURIComponent(pathname + search)}` },
  });
}

function refusal(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
