/** Values for the checkout from the account and its newest order, without React. */
import type { Account } from '@/contract/accounts';
import type { Order } from '@/contract/orders';
import { readablePostalCode } from '@/domain/contact';
import { isBlank } from '@/domain/text';
import type { TextPath } from './fields';

type KnownName = TextPath | 'commune';

export type KnownField = { name: KnownName; text: string };

export function knownFromAccount(user: Pick<Account, 'first_name' | 'last_name' | 'email'>): KnownField[] {
  return known({
    'customer.firstName': user.first_name,
    'customer.lastName': user.last_name,
    'customer.email': user.email,
  });
}

/** Further information is left out: it concerned one delivery. */
export function knownFromOrder(order: Order): KnownField[] {
  return known({
    'customer.phone': order.customer_phone,
    'customer.phone2': order.customer_phone2,
    'shipping.address': order.shipping_address,
    'shipping.city': order.shipping_city,
    'shipping.postalCode': readablePostalCode(order.shipping_postal_code) ?? undefined,
    'shipping.region': order.shipping_region,
    commune: order.commune ? String(order.commune.code) : undefined,
  });
}

/** A draft that an earlier version or a user stored may lack a text. */
function known(texts: Partial<Record<KnownName, string | undefined>>): KnownField[] {
  // Object.entries loses the key type; the argument is a literal of these keys.
  const entries = Object.entries(texts) as [KnownName, string | undefined][];
  return entries.flatMap(([name, text]) => (text === undefined || isBlank(text) ? [] : [{ name, text }]));
}
