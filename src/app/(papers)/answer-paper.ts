/** Papers of orders for a new tab of the back office, in which the browser's own viewer shows and prints them. */
import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';
import type { OfficeOrder } from '@/contract/admin/orders';
import { mayHandleOrders } from '@/domain/accounts/roles';
import { drawOrderPaper } from '@/orders/invoices/draw-order-paper';
import { invoiceOf } from '@/orders/invoices/invoice';
import { markInvoiced } from '@/orders/invoices/mark-invoiced';
import { readOfficeOrders } from '@/orders/reading/read-office-orders';
import { inLanguage } from '@/runtime/in-language';
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

/** One PDF of several invoices. Each order's first invoice is recorded. */
export async function drawInvoices({ orders, payload, user }: Drawing): Promise<Paper> {
  for (const { id } of orders) await markInvoiced({ payload, user }, id);
  return inLanguage(null, async () => {
    const invoices = orders.map((order) => invoiceOf(order));
    const [first, ...others] = invoices;
    const name = first && others.length === 0 ? first.fileName : 'factures.pdf';
    return { name, file: await drawOrderPaper(...invoices) };
  });
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
