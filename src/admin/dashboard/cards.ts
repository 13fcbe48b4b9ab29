/** The cards of the dashboard, in their order. */
import type { Statistics } from '@/contract/orders';
import { LOW_STOCK } from '@/domain/availability';
import { tabPath } from '@/domain/back-office-tabs';
import { officeDashboardWords } from '@/words/en/dashboard';
import { backOfficeAmount } from '../lib/format';
import { cmsPath } from '../lib/paths';

type Card = {
  figure: keyof Statistics;
  label: string;
  hint?: string;
  /** the figure in words; by default its digits */
  shown?: (figure: number) => string;
  /** the list of what the figure counts, which has as many entries */
  href?: string;
};

export const CARDS: readonly Card[] = [
  {
    figure: 'total_revenue',
    label: officeDashboardWords.revenue,
    hint: officeDashboardWords.revenueHint,
    shown: backOfficeAmount,
  },
  { figure: 'total_orders', label: officeDashboardWords.orders, href: tabPath('orders') },
  { figure: 'total_products', label: officeDashboardWords.products, href: tabPath('products') },
  { figure: 'total_users', label: officeDashboardWords.users, href: cmsPath('users') },
  { figure: 'pending_orders', label: officeDashboardWords.pending, href: `${tabPath('orders')}&status=pending` },
  {
    figure: 'low_stock_products',
    label: officeDashboardWords.lowStock,
    hint: officeDashboardWords.lowStockHint(LOW_STOCK),
    href: `${tabPath('products')}&stock_status=low`,
  },
];
