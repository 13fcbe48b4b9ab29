/** An order as the back office shows it; without React. */
import type { AdminOrder } from '@/contract/admin/orders';
import { formatEnglishMoment } from '@/domain/dates';
import { isDeliveryMethod } from '@/domain/delivery/delivery';
import { amountInDinars } from '@/domain/orders/charges';
import { type PresentedCharge, type PresentedOrder, presentOrder } from '@/domain/orders/present-order';
import { isBlank } from '@/domain/text';
import { officeCommonWords } from '@/words/en/common';
import { officeOrderWords } from '@/words/en/orders/orders';
import { backOfficeAmount } from '../lib/format';

/** 'N/A' when missing. */
export function orMissing(text: string | null | undefined): string {
  return isBlank(text) ? officeCommonWords.notAvailable : (text ?? '').trim();
}

/** An order with the labels of the back office. */
export function presentAdminOrder(order: AdminOrder): PresentedOrder {
  return presentOrder(order, {
    charges: officeOrderWords.charges,
    payment: officeOrderWords.payment,
    delivery: officeOrderWords.delivery,
    unnamedProduct: officeOrderWords.unnamedProduct,
  });
}

/** The address of a link that writes to or calls a customer; null without an e-mail address or number. */
export function contactAddress(scheme: 'mailto' | 'tel', text: string | null | undefined): string | null {
  const typed = (text ?? '').trim();
  if (scheme === 'mailto')
    return typed.includes('@') ? `mailto:${encodeURIComponent(typed).replace('%40', '@')}` : null;
  const number = typed.replace(/(?!^\+)\D/g, '');
  return number === '' || number === '+' ? null : `tel:${number}`;
}

/** Whatever is not a number counts as zero. */
export function amountText(value: number | string | null | undefined): string {
  return backOfficeAmount(amountInDinars(value));
}

/** A delivery that costs nothing is 'Free'. */
export function chargeText({ kind, dinars }: Pick<PresentedCharge, 'kind' | 'dinars'>): string {
  return kind === 'delivery' && dinars <= 0 ? officeOrderWords.free : backOfficeAmount(dinars);
}

/** 'Home · $600.00': where the customer receives the order, and what that costs. */
export function deliveryText(order: Pick<AdminOrder, 'delivery_method' | 'delivery_price'>): string {
  const fee = chargeText({ kind: 'delivery', dinars: amountInDinars(order.delivery_price) });
  return `${deliveryPlace(order.delivery_method)} · ${fee}`;
}

/** 'Home' or 'Desk'; a method that this version does not know keeps its own name. */
export function deliveryPlace(method: AdminOrder['delivery_method']): string {
  return isDeliveryMethod(method) ? officeOrderWords.delivery[method] : orMissing(method);
}

/** Tax is always zero. */
export function taxText(): string {
  return backOfficeAmount(0);
}

export function orderDate(text: string | null | undefined): string {
  return formatEnglishMoment(text ?? '') ?? officeCommonWords.notAvailable;
}
