import Link from 'next/link';
import { useSession } from '@/client/session/session';
import type { AdminOrder } from '@/contract/admin/orders';
import { isAdmin } from '@/domain/accounts/roles';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import type { Flash } from '../../lib/flashes';
import { activityPath } from '../../lib/paths';
import { orderDate } from '../order-view';
import { StatusBadge } from '../status-badge';
import { NoteForm } from '../timeline/note-form';
import { TimelineList } from '../timeline/timeline-list';

/** What happened to an order, a new note, and the mails about it. */
export function OrderHistory({ order, onFlash }: { order: AdminOrder; onFlash: (flash: Flash) => void }) {
  const mayReadActivity = isAdmin(useSession()?.user);
  return (
    <div className="grid gap-4 text-sm">
      <TimelineList order={order} />
      <NoteForm orderId={order.id} onFlash={onFlash} />
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
