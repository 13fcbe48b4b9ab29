import { MessageSquare, Pencil, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeCallWords, officeTimelineWords } from '@/words/en/orders/order-desk';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { LongMoment } from '../../ui/moment';
import { StatusBadge } from '../status-badge';
import { changedFields } from './changed-fields';
import { type TimelineEntry, timelineOf } from './timeline';

/** Statuses, calls, notes and changes: when they happened and who made them. */
export function TimelineList({ order }: { order: AdminOrder }) {
  return (
    <ol aria-label={officeTimelineWords.list} className="grid gap-3">
      {timelineOf(order).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, and two may be of one moment
        <li key={index} className="min-w-0">
          <Head entry={entry} /> <span className="text-slate-700">{officeOrderScreenWords.by(entry.by)}</span>
          <Body entry={entry} />
          <p className="text-slate-600 text-xs">
            <LongMoment at={entry.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Head({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'status':
      return <StatusBadge status={entry.status} />;
    case 'call':
      return (
        <Label Icon={Phone}>{officeTimelineWords.call(officeCallWords.results[entry.result] ?? entry.result)}</Label>
      );
    case 'note':
      return <Label Icon={MessageSquare}>{officeTimelineWords.note}</Label>;
    case 'amendment':
      return <Label Icon={Pencil}>{officeTimelineWords.amendment}</Label>;
  }
}

function Label({ Icon, children }: { Icon: typeof Phone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-slate-900">
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  );
}

function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={officeTimelineWords.changes} className="wrap-anywhere text-slate-700 text-xs">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Body({ entry }: { entry: TimelineEntry }) {
  const text =
    entry.kind === 'call'
      ? entry.note
      : entry.kind === 'note'
        ? entry.text
        : entry.kind === 'amendment'
          ? entry.reason
          : null;
  return (
    <>
      {text && (
        <p dir="auto" className="whitespace-pre-line break-words text-slate-900">
          {text}
        </p>
      )}
      {entry.kind === 'amendment' && <Changes lines={changedFields(entry.changes)} />}
    </>
  );
}
