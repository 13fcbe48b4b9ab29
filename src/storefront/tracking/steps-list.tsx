import { Check } from 'lucide-react';
import { cx } from '@/client/classes';
import type { TrackedOrder } from '@/contract/tracking';
import { formatLongMoment } from '@/domain/dates';
import type { OrderStatus } from '@/domain/orders/order-status';
import { trackingStepWords, trackingWords } from '@/words/fr/orders/tracking';

/** The way of an order that nothing stops. */
const WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipping', 'delivered'];

/** `at`: null for a step that is still to come. */
type TimelineStep = { key: string; label: string; at: string | null };

/** What has happened, and what is still to come; nothing more comes after a cancellation. */
export function timelineOf({ status, steps }: Pick<TrackedOrder, 'status' | 'steps'>): TimelineStep[] {
  const done = WAY.indexOf(status);
  const coming = done === -1 ? [] : WAY.slice(done + 1);
  return [...steps, ...coming.map((key) => ({ key, label: trackingStepWords[key], at: null }))];
}

const DOT = 'relative grid size-7 shrink-0 place-items-center rounded-full border-2';

/** The steps of an order from top to bottom, done ones with a check mark. */
export function StepsList({ order }: { order: TrackedOrder }) {
  const steps = timelineOf(order);
  return (
    <ol aria-labelledby="steps">
      {steps.map(({ key, label, at }, index) => (
        <li key={`${key} ${at ?? ''}`} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden
            className={cx(
              'absolute start-[0.8125rem] top-7 h-[calc(100%-1.75rem)] w-0.5 group-last:hidden',
              steps[index + 1]?.at == null ? 'bg-slate-200' : 'bg-green-700',
            )}
          />
          <span className={cx(DOT, at === null ? 'border-slate-300 bg-white' : 'border-green-700 bg-green-700')}>
            {at !== null && <Check aria-label={trackingWords.done} className="size-4 text-white" />}
          </span>
          <div className="min-w-0 pt-0.5">
            <p className={at === null ? 'text-slate-600' : 'font-semibold text-slate-900'}>{label}</p>
            <p className="text-slate-600 text-sm tabular-nums">
              {at === null ? trackingWords.upcoming : <time dateTime={at}>{formatLongMoment(at)}</time>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
