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

export const TABS: readonly { key: Tab; label: string; isForStaff: boolean }[] = [
  { key: 'orders', label: 'Orders', isForStaff: false },
  { key: 'products', label: 'Products', isForStaff: true },
  { key: 'shipping', label: 'Shipping', isForStaff: false },
  { key: 'categories', label: 'Categories', isForStaff: true },
  { key: 'brands', label: 'Brands', isForStaff: true },
  { key: 'stock-book', label: 'Stock book', isForStaff: true },
  { key: 'users', label: 'Users', isForStaff: false },
  { key: 'settings', label: 'Settings', isForStaff: false },
  { key: 'activity', label: 'Activity', isForStaff: false },
  { key: 'security', label: 'Security', isForStaff: true },
];

type User = { role?: string | null } | null | undefined;

/** What the navigation offers somebody, in its order. */
export function tabsOf(user: User): typeof TABS {
  return TABS.filter(({ isForStaff }) => isForStaff || isAdmin(user));
}

/**
 * What stands at `/admin?tab=…`: the first of somebody's tabs where none is named, the dashboard for any other value.
 * 'forbidden' is a tab that is not for them.
 */
export function openTab({ asked, user }: { asked: string | undefined; user: User }): Tab | 'dashboard' | 'forbidden' {
  const own = tabsOf(user);
  if (asked === undefined || asked === '') return own[0]?.key ?? 'forbidden';
  const tab = TABS.find(({ key }) => key === asked);
  if (!tab) return isAdmin(user) ? 'dashboard' : 'forbidden';
  return own.includes(tab) ? tab.key : 'forbidden';
}

/** The address of a tab. */
export function tabPath(tab: Tab | 'dashboard'): string {
  return `/admin?tab=${tab}`;
}

/** What the browser's tab is called. @param asked as the address gives it */
export function tabTitle(asked: string | readonly string[] | undefined): string {
  if (asked === undefined || asked === '') return 'Back office';
  return TABS.find(({ key }) => key === asked)?.label ?? 'Dashboard';
}
