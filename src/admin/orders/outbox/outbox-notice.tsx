'use client';

import { CircleAlert, CloudOff } from 'lucide-react';
import { useSession } from '@/client/session/session';
import { officeCallWords } from '@/words/en/orders/order-desk';
import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
import { Button } from '../../ui/button';
import { forgetCall, type KeptCall } from './kept-calls';
import { useKeptCalls } from './use-kept-calls';

const { outbox } = officeCallWords;

/** Results of calls that the server does not have, or did not apply. They stay until dismissed. */
export function OutboxNotice({ onOpen }: { onOpen: (orderId: number) => void }) {
  const calls = useKeptCalls();
  const username = useSession()?.user.username;
  const waiting = calls.filter(({ problem }) => problem === null);
  const own = waiting.filter(({ by }) => by === username);
  const others = Map.groupBy(
    waiting.filter(({ by }) => by !== username),
    ({ by }) => by,
  );
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {own.length > 0 && <Waiting text={outbox.waiting(own.length)} />}
      {[...others].map(([by, { length }]) => (
        <Waiting key={by} text={outbox.others(length, by)} />
      ))}
      {calls.map((call) => call.problem !== null && <Refused key={call.key} call={call} onOpen={onOpen} />)}
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-lg border border-amber-300 bg-amber-50 px-4 py-3 text-amber-950 text-sm"
    >
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

function Refused({ call, onOpen }: { call: KeptCall; onOpen: (orderId: number) => void }) {
  const order = officeOrderScreenWords.order(call.orderId);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-red-300 bg-red-50 px-4 py-2 text-red-900 text-sm"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 break-words">
        {outbox.refused(order, officeCallWords.results[call.report.result], call.problem ?? '')}
      </p>
      <Button size="sm" onClick={() => onOpen(call.orderId)}>
        {outbox.openOrder}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => forgetCall(call.key)}>
        {outbox.dismiss}
      </Button>
    </div>
  );
}
