/** The recipient of an order, laid out in lines. */
import type { OrderText } from './orders/order-fields';
import { fold, isBlank } from './text';

/** The texts of an order that say who it goes to. Any may be missing. */
export type ContactFields = {
  readonly [Name in Exclude<OrderText, 'payment_method' | 'delivery_method'>]?: string | null | undefined;
} & { readonly commune?: { readonly name: string } | null | undefined };

/** '' for what is missing. */
export type Contact = {
  name: string;
  email: string;
  phone: string;
  phone2: string;
  street: string;
  extra: string;
  city: string;
  postalCode: string;
  /** postal code and city */
  town: string;
  /** '' also if it is the city */
  commune: string;
  wilaya: string;
  /** town, commune and wilaya */
  place: string;
};

/** The lines that each place shows of a contact. */
const LAYOUTS = {
  mail: ['name', 'street', 'town', 'commune', 'wilaya', 'phone', 'phone2'],
  invoice: ['street', 'town', 'commune', 'wilaya', 'phone', 'phone2', 'email'],
  profile: ['street', 'place', 'extra'],
} as const satisfies Record<string, readonly (keyof Contact)[]>;

export function contactOf(order: ContactFields): Contact {
  const city = given(order.shipping_city);
  const postalCode = readablePostalCode(order.shipping_postal_code) ?? '';
  const wilaya = given(order.shipping_wilaya) || given(order.shipping_region);
  const commune = fold(order.commune?.name ?? '') === fold(city) ? '' : given(order.commune?.name);
  const town = joined([postalCode, city], ' ');
  return {
    name: joined([given(order.customer_first_name), given(order.customer_last_name)], ' '),
    email: given(order.customer_email),
    phone: given(order.customer_phone),
    phone2: given(order.customer_phone2),
    street: given(order.shipping_address),
    extra: given(order.shipping_additional_info),
    city,
    postalCode,
    town,
    commune,
    wilaya,
    place: joined([town, commune, wilaya], ', '),
  };
}

/**
 * The lines of a contact, without empty and repeated ones: Alger is both a town and its wilaya.
 * @param phoneText the line for a phone number
 */
export function contactLines(
  contact: Contact,
  { layout, phoneText }: { layout: keyof typeof LAYOUTS; phoneText: (phone: string) => string },
): string[] {
  const lines = LAYOUTS[layout].map((part) =>
    (part === 'phone' || part === 'phone2') && contact[part] !== '' ? phoneText(contact[part]) : contact[part],
  );
  return [...new Set(lines.filter((line) => line !== ''))];
}

function given(text: string | null | undefined): string {
  return isBlank(text) ? '' : (text ?? '');
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** A blank postal code is sent and stored as this literal. */
export const UNSET_POSTAL_CODE = 'unset';

export function postalCodeOrUnset(code: string | null | undefined): string {
  return isBlank(code) ? UNSET_POSTAL_CODE : (code ?? '').trim();
}

/** The code for people; null if it is unset. */
export function readablePostalCode(code: string | null | undefined): string | null {
  return isBlank(code) || code === UNSET_POSTAL_CODE ? null : (code ?? null);
}
