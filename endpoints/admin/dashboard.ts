import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { readOrderDays } from '@/orders/order-figures';
import { readActivity } from '@/orders/read-activity';
import { readStatistics } from '@/orders/read-statistics';

export const adminDashboardCalls = [
  call(routes.adminDashboard, async ({ db }) => {
    const [figures, { days }, recent_activity] = await Promise.all([
      readStatistics(db),
      readOrderDays(db),
      readActivity(db),
    ]);
    return ok({ ...figures, days, recent_activity });
  }),
];
