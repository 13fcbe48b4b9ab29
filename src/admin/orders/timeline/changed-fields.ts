/** What an amendment changed, as people read it. Pure. */
import type { AdminOrder } from '@/contract/admin/orders';
import { isDeliveryMethod } from '@/domain/delivery/delivery';
import { isRecord } from '@/domain/json';
import { CUSTOMER_TEXTS, SHIPPING_TEXTS } from '@/domain/orders/order-fields';
import { readablePhone } from '@/domain/phone';
import { officeTimelineWords } from '@/words/en/orders/order-desk';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderWords } from '@/words/en/orders/orders';
import { backOfficeAmount } from '../../lib/format';
import { deliveryPlace } from '../order-view';

type Changes = AdminOrder['amendments'][number]['changes'];
type Show = (value: unknown) => string;

const { fields } = officeOrderFormWords;

const showText: Show = (value) => (typeof value === 'string' && value !== '' ? value : officeTimelineWords.nothing);
const showPhone: Show = (value) => showText(typeof value === 'string' ? readablePhone(value) : value);
const showAmount: Show = (value) => backOfficeAmount(Number(value));
const showCommune: Show = (value) => showText(isRecord(value) ? value.name : null);
const showMethod: Show = (value) => (isDeliveryMethod(value) ? deliveryPlace(value) : showText(value));

/** In this order. Fields that follow from others are left out: the slug of the wilaya, and the subtotal. */
const shownFields = (): readonly (readonly [field: string, label: string, show: Show])[] => [
  [CUSTOMER_TEXTS.firstName, fields.firstName, showText],
  [CUSTOMER_TEXTS.lastName, fields.lastName, showText],
  [CUSTOMER_TEXTS.phone, fields.phone, showPhone],
  [CUSTOMER_TEXTS.phone2, fields.phone2, showPhone],
  [CUSTOMER_TEXTS.email, fields.email, showText],
  ['shipping_wilaya', officeTimelineWords.wilaya, showText],
  ['commune', officeOrderFormWords.commune, showCommune],
  ['delivery_method', officeOrderFormWords.method, showMethod],
  [SHIPPING_TEXTS.address, fields.address, showText],
  [SHIPPING_TEXTS.city, fields.city, showText],
  [SHIPPING_TEXTS.postalCode, fields.postalCode, showText],
  [SHIPPING_TEXTS.additionalInfo, fields.additionalInfo, showText],
  ['delivery_price', officeOrderFormWords.delivery, showAmount],
  ['total', officeOrderWords.total, showAmount],
];

/** A line for each product whose pieces changed, then for each other field. What was erased since is left out. */
export function changedFields(changes: Changes): string[] {
  const others = shownFields().flatMap(([field, label, show]) => {
    const change = changes[field];
    return change ? [officeTimelineWords.changed(label, show(change[0]), show(change[1]))] : [];
  });
  return [...changedPieces(changes.items ?? [[], []]), ...others];
}

function changedPieces([before, after]: readonly [unknown, unknown]): string[] {
  const [had, has] = [piecesIn(before), piecesIn(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((title) => {
    const [from, to] = [had.get(title) ?? 0, has.get(title) ?? 0];
    return from === to ? [] : [officeTimelineWords.changed(title, String(from), String(to))];
  });
}

/** Pieces by title. */
function piecesIn(items: unknown): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
    if (!isRecord(item) || typeof item.title !== 'string') continue;
    pieces.set(item.title, (pieces.get(item.title) ?? 0) + Number(item.quantity));
  }
  return pieces;
}
