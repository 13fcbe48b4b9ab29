import { ArrowRightLeft, ShoppingCart } from 'lucide-react';
import Link from 'next/link';
import type { Activity } from '@/contract/admin/dashboard';
import { officeDashboardWords } from '@/words/en/dashboard';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { backOfficeAmount } from '../lib/format';
import { orderPath } from '../lib/paths';
import { Moment } from '../ui/moment';

/** The latest orders and changes of their status, newest first, each leading to its order. */
export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  return (
    <section aria-labelledby="recent-activity" className="rounded-xl border border-slate-200 bg-white">
      <h2 id="recent-activity" className="border-slate-200 border-b px-5 py-3 font-semibold text-base">
        {officeDashboardWords.recent}
      </h2>
      {activities.length === 0 ? (
        <p className="px-5 py-10 text-center text-slate-600">{officeDashboardWords.noOrders}</p>
      ) : (
        <ol className="divide-y divide-slate-200">
          {activities.map((activity) => (
            <li key={`${activity.order_id} ${activity.at} ${activity.status}`}>
              <Link
                href={orderPath(activity.order_id)}
                prefetch={false}
                className="flex items-start gap-3 px-5 py-3 hover:bg-slate-50"
              >
                <Sign isNew={activity.is_new} />
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-medium text-slate-900">{sentence(activity)}</span>
                  <span className="block text-slate-600 text-sm tabular-nums">
                    <Moment at={activity.at} /> · {backOfficeAmount(activity.total)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Sign({ isNew }: { isNew: boolean }) {
  const Icon = isNew ? ShoppingCart : ArrowRightLeft;
  return (
    <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-slate-100">
      <Icon aria-hidden className="size-4 text-blue-900" />
    </span>
  );
}

function sentence({ order_id, is_new, status, by, customer_name }: Activity): string {
  return is_new
    ? officeDashboardWords.placed(order_id, customer_name || by)
    : officeDashboardWords.moved(order_id, officeOrderStatusWords.labels[status], by);
}
