import Link from 'next/link';
import { useSession } from '@/client/session/session';
import type { AdminOrder } from '@/contract/admin/orders';
import { isAdmin } from '@/domain/roles';
import { officeOrderScreenWords } from '@/words/en/order-screens';
import { activityPath } from '../../lib/paths';
import { LongMoment } from '../../ui/moment';
import { orderDate } from '../order-view';
import { StatusBadge } from '../status-badge';

/** Status changes and mails of an order: when they happened and who made them. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const mayReadActivity = isAdmin(useSession()?.user);
  return (
    <div className="grid gap-4 text-sm">
      <ol aria-label={officeOrderScreenWords.statusHistory} className="grid gap-3">
        {order.status_history.map(({ status, at, by }) => (
          <li key={`${at} ${status}`}>
            <StatusBadge status={status} /> <span className="text-slate-700">{officeOrderScreenWords.by(by)}</span>
            <p className="text-slate-600 text-xs">
              <LongMoment at={at} />
            </p>
          </li>
        ))}
      </ol>
      <div>
        <h4 className="mb-2 font-medium text-slate-900">{officeOrderScreenWords.mails}</h4>
        {order.status_mails.length === 0 ? (
          <p className="text-slate-600">{officeOrderScreenWords.noMails}</p>
        ) : (
          <ol aria-label={officeOrderScreenWords.mails} className="grid gap-3">
            {order.status_mails.map(({ by, ...mail }) => (
              <li key={`${mail.at} ${by}`}>
                <StatusBadge status={mail.status} />{' '}
                <span className="text-slate-700">{officeOrderScreenWords.by(by)}</span>
                <p className={mail.failed_at === null ? 'text-slate-600 text-xs' : 'font-medium text-red-800 text-xs'}>
                  {mailState(mail)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
      {mayReadActivity && (
        <Link
          href={activityPath('orders', order.id)}
          prefetch={false}
          className="justify-self-start font-medium text-blue-900 underline-offset-2 hover:underline"
        >
          {officeOrderScreenWords.activity}
        </Link>
      )}
    </div>
  );
}

function mailState({ at, sent_at, failed_at }: Omit<AdminOrder['status_mails'][number], 'by' | 'status'>): string {
  if (sent_at !== null) return officeOrderScreenWords.mailSent(orderDate(sent_at));
  if (failed_at !== null) return officeOrderScreenWords.mailGivenUp(orderDate(failed_at));
  return officeOrderScreenWords.mailWaiting(orderDate(at));
}
