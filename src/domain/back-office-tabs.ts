/** The left navigation of the back office, and who sees which tab. */
import { hasRight, isAdmin, type Right } from './accounts/roles';

export type Tab =
  | 'dashboard'
  | 'orders'
  | 'packing'
  | 'customers'
  | 'quotes'
  | 'part-requests'
  | 'cash'
  | 'reports'
  | 'products'
  | 'shipping'
  | 'categories'
  | 'brands'
  | 'boilers'
  | 'stock-book'
  | 'missed-searches'
  | 'users'
  | 'settings'
  | 'activity'
  | 'security';

/** In the order of the navigation, each with the right that it requires. */
export const TABS: readonly { key: Tab; right: Right }[] = [
  { key: 'dashboard', right: 'admin' },
  { key: 'orders', right: 'clerk' },
  { key: 'packing', right: 'clerk' },
  { key: 'customers', right: 'clerk' },
  { key: 'cash', right: 'admin' },
  { key: 'reports', right: 'admin' },
  { key: 'products', right: 'office' },
  { key: 'shipping', right: 'admin' },
  { key: 'categories', right: 'office' },
  { key: 'brands', right: 'office' },
  { key: 'boilers', right: 'editor' },
  { key: 'stock-book', right: 'office' },
  { key: 'quotes', right: 'office' },
  { key: 'part-requests', right: 'office' },
  { key: 'missed-searches', right: 'office' },
  { key: 'users', right: 'admin' },
  { key: 'settings', right: 'admin' },
  { key: 'activity', right: 'admin' },
  { key: 'security', right: 'office' },
];

type User = { role?: string | null } | null | undefined;

/** The tabs of a person, in the order of the navigation. */
export function tabsOf(user: User): typeof TABS {
  return TABS.filter(({ right }) => hasRight(user, right));
}

/**
 * What `/admin?tab=…` shows: without a tab the first of the person's tabs that is work, for an unknown tab the dashboard, and
 * 'forbidden' for a tab that is not theirs.
 */
export function openTab({ name, user }: { name: string | undefined; user: User }): Tab | 'forbidden' {
  const tabs = tabsOf(user);
  if (name === undefined || name === '') return tabs.find(({ key }) => key !== 'dashboard')?.key ?? 'forbidden';
  const tab = TABS.find(({ key }) => key === name);
  if (!tab) return isAdmin(user) ? 'dashboard' : 'forbidden';
  return tabs.includes(tab) ? tab.key : 'forbidden';
}

/** The address of a tab. */
export function tabPath(tab: Tab): string {
  return `/admin?tab=${tab}`;
}
