/** The left navigation of the back office, and who sees which tab. */
import { isAdmin } from './roles';

export type Tab =
  | 'orders'
  | 'products'
  | 'shipping'
  | 'categories'
  | 'brands'
  | 'stock-book'
  | 'users'
  | 'settings'
  | 'activity'
  | 'security';

export const TABS: readonly { key: Tab; isForStaff: boolean }[] = [
  { key: 'orders', isForStaff: false },
  { key: 'products', isForStaff: true },
  { key: 'shipping', isForStaff: false },
  { key: 'categories', isForStaff: true },
  { key: 'brands', isForStaff: true },
  { key: 'stock-book', isForStaff: true },
  { key: 'users', isForStaff: false },
  { key: 'settings', isForStaff: false },
  { key: 'activity', isForStaff: false },
  { key: 'security', isForStaff: true },
];

type User = { role?: string | null } | null | undefined;

/** The tabs of a person, in the order of the navigation. */
export function tabsOf(user: User): typeof TABS {
  return TABS.filter(({ isForStaff }) => isForStaff || isAdmin(user));
}

/**
 * What `/admin?tab=…` shows: without a tab the first of the person's tabs, for an unknown tab the dashboard, and 'forbidden'
 * for a tab that is not theirs.
 */
export function openTab({ name, user }: { name: string | undefined; user: User }): Tab | 'dashboard' | 'forbidden' {
  const tabs = tabsOf(user);
  if (name === undefined || name === '') return tabs[0]?.key ?? 'forbidden';
  const tab = TABS.find(({ key }) => key === name);
  if (!tab) return isAdmin(user) ? 'dashboard' : 'forbidden';
  return tabs.includes(tab) ? tab.key : 'forbidden';
}

/** The address of a tab. */
export function tabPath(tab: Tab | 'dashboard'): string {
  return `/admin?tab=${tab}`;
}
