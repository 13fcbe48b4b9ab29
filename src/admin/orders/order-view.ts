/** An order as the back office shows it: no React. */
import type { AdminOrder } from '@/contract/admin/orders';
import { formatEnglishMoment } from '@/domain/dates';
import { toCentimes, toDinars } from '@/domain/money';
import { isOrderStatus, STATUS_LABELS } from '@/domain/order-status';
import { PAYMENT_LABELS } from '@/domain/payment';
import { readablePostalCode } from '@/domain/postal-code';
import { isBlank } from '@/domain/text';
import { backOfficeAmount } from '../ui/amount';

export const NOT_AVAILABLE = 'N/A';

/** Fields may be missing, and numbers may come as texts (section 3). */
type Shown<T> = { [Key in keyof T]?: T[Key] | string | null | undefined };

/** 'N/A' when missing. */
export function orMissing(text: string | null | undefined): string {
  return isBlank(text) ? NOT_AVAILABLE : (text ?? '').trim();
}

export function customerName(order: Shown<Pick<AdminOrder, 'customer_first_name' | 'customer_last_name'>>): string {
  return orMissing([order.customer_first_name, order.customer_last_name].filter((part) => !isBlank(part)).join(' '));
}

/** Where a link leads that writes to somebody or calls them; null where there is nobody to reach. */
export function contactAddress(scheme: 'mailto' | 'tel', text: string | null | undefined): string | null {
  const typed = (text ?? '').trim();
  if (scheme === 'mailto')
    return typed.includes('@') ? `mailto:${encodeURIComponent(typed).replace('%40', '@')}` : null;
  const number = typed.replace(/(?!^\+)\D/g, '');
  return number === '' || number === '+' ? null : `tel:${number}`;
}

/** What is no number counts as zero. */
export function amountText(value: number | string | null | undefined): string {
  return backOfficeAmount(toDinars(toCentimes(value) ?? 0));
}

/** 'Free' when it is 0 or missing. */
export function shippingText(price: number | string | null | undefined): string {
  return (toCentimes(price) ?? 0) > 0 ? amountText(price) : 'Free';
}

/** Tax is always zero. */
export const TAX_TEXT = amountText(0);

export function orderDate(text: string | null | undefined): string {
  return formatEnglishMoment(text ?? '') ?? NOT_AVAILABLE;
}

/** Pieces, not lines. */
export function pieces(items: readonly { quantity: number | string }[]): number {
  return items.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
}

export function paymentText(method: string | null | undefined): string {
  return PAYMENT_LABELS[method ?? ''] ?? orMissing(method);
}

/** `standard` is 'Standard'. */
export function deliveryText(method: string | null | undefined): string {
  const text = orMissing(method);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Null where the customer gave none. */
export function postalCode(code: string | null | undefined): string | null {
  return readablePostalCode(code);
}

/** A status that this version of the shop does not know keeps its own name, in gray. */
export function statusView(status: string): { label: string; color: string } {
  if (!isOrderStatus(status)) return { label: status, color: 'gray' };
  const { en, color } = STATUS_LABELS[status];
  return { label: en, color };
}
