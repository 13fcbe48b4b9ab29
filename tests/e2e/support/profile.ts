/** The profile of an account whose calls the test answers itself: states that a real account has only in time. */
import type { Page } from 'playwright-core';
import type { Profile } from '@/contract/accounts';
import type { Order, OrderItem, OwnOrdersAnswer } from '@/contract/orders';
import type { OwnSession } from '@/contract/security';
import { answerOnce } from './requests';
import { SOMEBODY } from './session';

export const PROFILE: Profile = { ...SOMEBODY, pending_email: null, two_factor: false, two_factor_since: null };

export function item(changes: Partial<OrderItem> = {}): OrderItem {
  const title = changes.product_title ?? 'Vanne à trois voies';
  return {
    product_id: 1,
    product_title: title,
    product_name: title,
    reference: null,
    image: null,
    product_image: null,
    quantity: 2,
    price: 1250.5,
    total_price: 2501,
    ...changes,
  };
}

export function order(id: number, changes: Partial<Order> = {}): Order {
  return {
    id,
    status: 'pending',
    order_date: '2026-11-20T09:30:00.000Z',
    customer_first_name: 'Amel',
    customer_last_name: 'Saïdi',
    customer_name: 'Amel Saïdi',
    customer_email: 'amel@example.dz',
    customer_phone: '0550 11 22 33',
    customer_phone2: '',
    shipping_address: '3, rue des Frères Bouadou',
    shipping_city: 'Bir Mourad Raïs',
    shipping_region: 'alger',
    shipping_wilaya: 'Alger',
    commune: null,
    shipping_postal_code: 'unset',
    shipping_additional_info: '',
    payment_method: 'cod',
    delivery_method: 'standard',
    tracking_code: null,
    delivery_price: 400,
    subtotal: 2501,
    total: 2901,
    items: [item()],
    ...changes,
  };
}

export function ordersPage(orders: Order[], changes: Partial<OwnOrdersAnswer> = {}): OwnOrdersAnswer {
  return { orders, total: orders.length, page: 1, total_pages: 1, ...changes };
}

const SESSION: OwnSession = {
  id: 'this-one',
  current: true,
  created_at: '2026-11-20T09:30:00.000Z',
  last_used_at: '2026-11-20T09:30:00.000Z',
  address: '41.96.12.34',
  agent: null,
};

type Answers = { profile?: Partial<Profile>; orders?: OwnOrdersAnswer };

/** Answers what the profile asks for; must be called before the page is opened. */
export async function answerProfile(page: Page, { profile, orders = ordersPage([]) }: Answers = {}): Promise<void> {
  await page.route('**/api/user/profile/', (route) => route.fulfill({ json: { ...PROFILE, ...profile } }));
  await page.route('**/api/user/orders/*', (route) => route.fulfill({ json: orders }));
  await page.route('**/api/user/sessions/', (route) => route.fulfill({ json: { sessions: [SESSION] } }));
}

/** Answers once with a refusal, then as before. */
export async function refuseOnce(page: Page, path: string, refusal: { status: number; json: object }): Promise<void> {
  await answerOnce(page, path, (route) => route.fulfill(refusal));
}

/** A field of the profile's forms, a password too, which has no role; its star is no part of its name. */
export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(new RegExp(`^${label}( \\*)?$`));
}
