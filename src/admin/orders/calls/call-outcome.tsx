'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CheckCircle2, CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { cx } from '@/client/classes';
import { contactOf } from '@/domain/contact';
import { formatEnglishMoment } from '@/domain/dates';
import { officeCallWords } from '@/words/en/orders/order-desk';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { Button } from '../../ui/button';
import type { DeskKeys } from '../dialog/use-desk-keys';
import type { Sent } from '../outbox/send-kept-call';
import { nextDueQuery } from '../queries';
import type { CallState } from './use-call-report';

type CallOutcomeProps = {
  orderId: number;
  outcome: Extract<CallState, { type: 'done' }>;
  /** next order in the list, or null at its end */
  following: number | null;
  keys: Pick<DeskKeys, 'goesOn' | 'stay'>;
  onNext: (id: number) => void;
  /** null if no further call is awaited */
  onAnother: (() => void) | null;
};

const LOOKS = {
  sent: { Icon: CheckCircle2, className: 'text-green-900' },
  waits: { Icon: CloudOff, className: 'text-amber-900' },
  refused: { Icon: CircleAlert, className: 'text-red-900' },
};

/** What became of a reported result, and the next order to call about. */
export function CallOutcome({ orderId, outcome, following, keys, onNext, onAnother }: CallOutcomeProps) {
  const { Icon, className } = LOOKS[outcome.sent.type];
  const due = useQuery(nextDueQuery(orderId));
  const next = due.data?.id ?? (due.isError ? following : null);
  const goOn = useEffectEvent(() => {
    if (next === null || outcome.sent.type === 'refused') keys.stay();
    else onNext(next);
  });
  // Enter was typed before there was a next call to go to.
  const isReady = keys.goesOn && !due.isPending;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3">
      <p role={outcome.sent.type === 'refused' ? 'alert' : 'status'} className={cx('flex min-w-0 gap-2', className)}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 break-words font-medium">
          {outcomeText(officeCallWords.results[outcome.report.result], outcome.sent)}
        </span>
      </p>
      <div className="ms-auto flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        {onAnother && <Button onClick={onAnother}>{officeCallWords.another}</Button>}
        {next !== null && (
          <Button variant="action" ref={focusIfFree} onClick={() => onNext(next)} className="max-md:min-h-13">
            {officeCallWords.next}: {due.data ? nameOf(due.data) : officeOrderScreenWords.order(next)}
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        )}
        {due.data === null && <p className="self-center text-slate-600 text-sm">{officeCallWords.nothingDue}</p>}
      </div>
    </div>
  );
}

/** It comes late on a slow line: the focus may be in the note that is being written by then. */
function focusIfFree(button: HTMLButtonElement | null): void {
  const { activeElement } = document;
  if (button && (activeElement === document.body || activeElement?.matches('[role=dialog]'))) button.focus();
}

function outcomeText(result: string, sent: Sent): string {
  if (sent.type === 'waits') return officeCallWords.kept(result);
  if (sent.type === 'refused') return `${result}: ${sent.problem}`;
  const { next_call_at: next } = sent.order.confirmation;
  const moment = formatEnglishMoment(next ?? '');
  const isOver = sent.order.status !== 'pending';
  return [
    officeCallWords.noted(result),
    moment !== null ? officeCallWords.nextCall(moment) : isOver ? '' : officeCallWords.noNextCall,
  ].join(' ');
}

function nameOf(order: Parameters<typeof contactOf>[0] & { id: number }): string {
  return `#${order.id} ${contactOf(order).name}`.trim();
}
