import { english } from '../english';
import { englishPlural } from '../plural';

/** The dashboard. */
export const officeDashboardWords = english('dashboard', {
  title: 'Dashboard',
  subtitle: 'How the shop is doing',
  failed: 'Failed to load the dashboard.',
  waitingNow: 'Waiting Now',
  toConfirm: 'Orders to Confirm',
  dueCalls: 'Calls Due',
  toPack: 'Orders to Pack',
  lateCash: 'Parcels with Late Cash',
  lateCashHint: (days: number) => `outstanding for more than ${days} days`,
  wholeShop: 'The Whole Shop',
  revenue: 'Total Revenue',
  revenueHint: 'without cancelled orders',
  orders: 'Orders',
  products: 'Products',
  users: 'Users',
  pending: 'Pending Orders',
  lowStock: 'Low Stock Products',
  lowStockHint: (pieces: number) => `${pieces} pieces or fewer`,
  notShown: (pictures: number) => `${englishPlural(pictures, 'picture')} not shown`,
  notShownHint:
    'Their addresses begin with http, which browsers do not load here. Give https addresses, or upload the pictures.',
  picture: (field: string, url: string) => `${field}: ${url}`,
  lastDays: (days: number) => `Last ${days} Days`,
  dayTotal: (orders: number, revenue: string) => `${englishPlural(orders, 'order')}, ${revenue} revenue`,
  asTable: 'Show as a table',
  lastDaysCaption: (days: number) => `Orders and revenue of the last ${days} days`,
  day: 'Day',
  dayRevenue: 'Revenue',
  recent: 'Recent Activity',
  noOrders: 'No orders yet.',
  placed: (order: number, by: string) => `Order #${order} placed by ${by}`,
  moved: (order: number, status: string, by: string) => `Order #${order} set to ${status} by ${by}`,
});
