import config from '@payload-config';
import { notFound } from 'next/navigation';
import { getPayload } from 'payload';
import type { OfficeOrder } from '@/contract/admin/orders';
import { mayHandleOrders } from '@/domain/accounts/roles';
import { chosenOrders } from '@/domain/orders/chosen-orders';
import { markInvoiced } from '@/orders/invoices/mark-invoiced';
import { readOfficeOrders } from '@/orders/reading/read-office-orders';
import { officeUser } from '../../(payload)/office-user';

export type ChosenProps = { searchParams: Promise<{ ids?: string | string[] }> };

/** The orders that the address names. Null unless the caller may handle orders; others see the layout's guard instead. */
export async function readChosen(
  { searchParams }: ChosenProps,
  { areInvoiced = false }: { areInvoiced?: boolean } = {},
): Promise<OfficeOrder[] | null> {
  const user = await officeUser();
  if (!mayHandleOrders(user)) return null;
  const payload = await getPayload({ config });
  const orders = await readOfficeOrders(payload.db.pool, chosenOrders((await searchParams).ids));
  if (orders.length === 0) return notFound();
  if (areInvoiced) for (const { id } of orders) await markInvoiced({ payload, user }, id);
  return orders;
}
