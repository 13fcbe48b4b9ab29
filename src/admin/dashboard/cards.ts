/** The cards of the dashboard, in their order. */
import type { Waiting } from '@/contract/admin/dashboard';
import type { Statistics } from '@/contract/orders';
import { tabPath } from '@/domain/back-office-tabs';
import { LATE_CASH_DAYS } from '@/domain/cash/entries';
import type { OrderQueue } from '@/domain/orders/order-queues';
import { orderSettings } from '@/shop';
import { officeDashboardWords } from '@/words/en/dashboard';
import { backOfficeAmount } from '../lib/format';

type Figures = Statistics & Waiting;

export type Card = {
  figure: keyof Figures;
  label: string;
  hint?: string;
  /** the figure in words; by default its digits */
  shown?: (figure: number) => string;
  /** the list of what the figure counts, which has as many entries */
  href?: string;
};

const queuePath = (queue: OrderQueue) => `${tabPath('orders')}&queue=${queue}`;

/** What needs action. */
export const waitingCards = (): readonly Card[] => [
  { figure: 'to_confirm', label: officeDashboardWords.toConfirm, href: queuePath('to-confirm') },
  { figure: 'due_calls', label: officeDashboardWords.dueCalls, href: `${tabPath('orders')}&due=true` },
  { figure: 'to_pack', label: officeDashboardWords.toPack, href: queuePath('to-pack') },
  {
    figure: 'late_cash',
    label: officeDashboardWords.lateCash,
    hint: officeDashboardWords.lateCashHint(LATE_CASH_DAYS),
    href: `${tabPath('cash')}&view=parcels&older=${LATE_CASH_DAYS}`,
  },
  {
    figure: 'low_stock_products',
    label: officeDashboardWords.lowStock,
    hint: officeDashboardWords.lowStockHint(orderSettings.low_stock_limit),
    href: `${tabPath('products')}&stock_status=low`,
  },
];

/** How the shop is doing. */
export const cards = (): readonly Card[] => [
  {
    figure: 'total_revenue',
    label: officeDashboardWords.revenue,
    hint: officeDashboardWords.revenueHint,
    shown: backOfficeAmount,
  },
  { figure: 'total_orders', label: officeDashboardWords.orders, href: tabPath('orders') },
  { figure: 'total_products', label: officeDashboardWords.products, href: tabPath('products') },
  { figure: 'total_users', label: officeDashboardWords.users, href: tabPath('users') },
  { figure: 'pending_orders', label: officeDashboardWords.pending, href: `${tabPath('orders')}&status=pending` },
];
