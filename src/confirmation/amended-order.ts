/** An order after an amendment: texts, destination, fee, amounts. */
import type { PayloadRequest } from 'payload';
import type { OrderAmendment } from '@/contract/admin/amendments';
import { DEFAULT_DELIVERY_METHOD, isDeliveryMethod } from '@/domain/delivery/delivery';
import { amendedCharges, feeThatStays, keptAmounts } from '@/domain/orders/charges';
import { CUSTOMER_TEXTS, type OrderText, SHIPPING_TEXTS } from '@/domain/orders/order-fields';
import { regionValue } from '@/domain/slug';
import { cityAt, type Destination, findDestination } from '@/orders/placing/destination';
import type { OrderLine } from '@/orders/placing/order-rows';
import type { OrderRefusal } from '@/orders/placing/refusals';
import { orderSettings } from '@/shop';
import type { OrderToAmend } from './order-to-amend';

type Texts = Record<OrderText, string>;
type Refused = { ok: false; refusal: OrderRefusal };

/** The order with the amendment's customer, address and delivery, and with these lines. */
export async function amendedOrder(
  req: PayloadRequest,
  { before, amendment, lines }: { before: OrderToAmend; amendment: OrderAmendment; lines: readonly OrderLine[] },
): Promise<{ ok: true; order: OrderToAmend } | Refused> {
  const texts = amendedTexts(before.texts, amendment);
  const freeFrom = orderSettings.free_delivery_from;
  const fee = feeThatStays({ dinars: keptAmounts(before.charges).delivery_price, lines: before.lines, freeFrom });
  const found = await findNewDestination(req, {
    before,
    texts,
    commune: amendment.shipping?.commune,
    isFeeKnown: fee !== null,
  });
  if (!found.ok) return found;
  const { destination } = found;
  // The fee follows the address: where that stays, so does the fee.
  const { wilayaId, commune, fee: charged } = destination ?? { ...before, fee };
  const place = destination
    ? { shipping_wilaya: destination.wilayaName, shipping_city: cityOf(before, { amendment, texts, destination }) }
    : { shipping_region: before.texts.shipping_region };
  const charges = amendedCharges(before.charges, { lines, fee: charged, freeFrom });
  return { ok: true, order: { ...before, texts: { ...texts, ...place }, wilayaId, commune, lines, charges } };
}

/** A city that was taken from the former commune follows the new one. */
function cityOf(
  before: OrderToAmend,
  { amendment, texts, destination }: { amendment: OrderAmendment; texts: Texts; destination: Destination },
): string {
  const isTyped = typeof amendment.shipping?.city === 'string';
  return cityAt(destination, { city: texts.shipping_city, isTyped, former: before.commune?.name ?? null });
}

function amendedTexts(before: Texts, { customer, shipping, delivery_method: method }: OrderAmendment): Texts {
  const texts = { ...before };
  for (const [field, text] of Object.entries(CUSTOMER_TEXTS)) texts[text] = givenText(customer, field) ?? texts[text];
  for (const [field, text] of Object.entries(SHIPPING_TEXTS)) texts[text] = givenText(shipping, field) ?? texts[text];
  return { ...texts, delivery_method: method ?? texts.delivery_method };
}

function givenText(fields: object | null | undefined, name: string): string | undefined {
  const text: unknown = fields ? Reflect.get(fields, name) : undefined;
  return typeof text === 'string' ? text : undefined;
}

/**
 * Where the order goes now, at today's fee; null if it goes where it went, in the same way and at the same fee. A commune belongs to its wilaya: it does
 * not outlive a change of wilaya.
 */
async function findNewDestination(
  req: PayloadRequest,
  {
    before,
    texts,
    commune,
    isFeeKnown,
  }: { before: OrderToAmend; texts: Texts; commune: number | null | undefined; isFeeKnown: boolean },
): Promise<{ ok: true; destination: Destination | null } | Refused> {
  const { shipping_region: region, delivery_method: method } = texts;
  const isSameRegion = regionValue(region) === regionValue(before.texts.shipping_region);
  const ownCommune = before.commune?.code ?? null;
  const communeCode = commune === undefined ? (isSameRegion ? ownCommune : null) : commune;
  const isSame = isSameRegion && communeCode === ownCommune && method === before.texts.delivery_method;
  if (isSame && isFeeKnown) return { ok: true, destination: null };
  const knownMethod = isDeliveryMethod(method) ? method : DEFAULT_DELIVERY_METHOD;
  return findDestination(req, { region, communeCode, method: knownMethod });
}
