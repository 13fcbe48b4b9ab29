'use client';

import { cx } from '@/client/classes';
import { useSession } from '@/client/session/session';
import type { OrderCounts } from '@/contract/admin/orders';
import { isAdmin } from '@/domain/accounts/roles';
import { CASH_QUEUE, ORDER_QUEUES } from '@/domain/orders/order-queues';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { useCurrentTab } from '../../lib/use-current-tab';

type QueueTabsProps = {
  /** '' for all orders */
  queue: string;
  /** undefined until they have come */
  counts: OrderCounts | undefined;
  onChange: (queue: string) => void;
};

const tabs = () =>
  [
    ...ORDER_QUEUES.map((queue) => ({ queue, label: officeDeskWords.queues[queue], count: queue })),
    { queue: '', label: officeDeskWords.all, count: 'all' },
  ] as const;

/** What the desk works on, each with how many orders wait there. Cash is the admin's. */
export function QueueTabs({ queue, counts, onChange }: QueueTabsProps) {
  const seesCash = isAdmin(useSession()?.user);
  // The counts make the tabs wider.
  const row = useCurrentTab(`${queue} ${counts === undefined}`);
  return (
    <nav
      ref={row}
      aria-label={officeDeskWords.queueList}
      className="-mx-4 mb-4 flex gap-1 overflow-x-auto border-slate-200 border-b px-4 sm:mx-0 sm:px-0"
    >
      {tabs()
        .filter((tab) => tab.queue !== CASH_QUEUE || seesCash)
        .map((tab) => {
          const isOpen = tab.queue === queue;
          return (
            <button
              key={tab.queue}
              type="button"
              aria-current={isOpen ? 'page' : undefined}
              onClick={() => !isOpen && onChange(tab.queue)}
              className={cx(
                '-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 px-3 font-semibold text-sm',
                isOpen ? 'border-blue-900 text-blue-900' : 'border-transparent text-slate-700 hover:border-slate-400',
              )}
            >
              {tab.label}
              {counts && (
                <span
                  className={cx(
                    'min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs tabular-nums',
                    isOpen ? 'bg-blue-900 text-white' : 'bg-slate-200 text-slate-800',
                  )}
                >
                  {counts[tab.count]}
                </span>
              )}
            </button>
          );
        })}
    </nav>
  );
}
