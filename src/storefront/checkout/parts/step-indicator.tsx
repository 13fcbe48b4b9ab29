import { Check } from 'lucide-react';
import { cx } from '@/client/classes';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { LAST_STEP, STEPS } from '../wizard';

/** The five steps by number and name; the last becomes a check mark once the order is accepted. */
export function StepIndicator({ step, isConfirmed }: { step: number; isConfirmed: boolean }) {
  return (
    <nav id="checkout-steps" aria-label={checkoutWords.stepsLabel} className="scroll-mt-20 sm:scroll-mt-4">
      <ol className="flex">
        {STEPS.map(({ name }, index) => {
          const number = index + 1;
          const isCurrent = number === step;
          return (
            <li
              key={name}
              aria-current={isCurrent ? 'step' : undefined}
              className="group relative flex min-w-0 flex-1 flex-col items-center gap-2 text-center"
            >
              <span
                aria-hidden
                className={cx(
                  'absolute top-[1.0625rem] end-[calc(50%+1.125rem)] h-0.5 w-[calc(100%-2.25rem)] group-first:hidden',
                  number <= step ? 'bg-blue-900' : 'bg-slate-300',
                )}
              />
              <span className={cx(CIRCLE, circleLook({ number, step, isConfirmed }))}>
                {isConfirmed && number === LAST_STEP ? (
                  <Check aria-label={checkoutWords.done} className="size-5" />
                ) : (
                  number
                )}
              </span>
              <span
                className={cx(
                  // at the end of a phone's line the last name is wider than its place
                  'text-xs group-last:self-end sm:text-sm sm:group-last:self-auto',
                  isCurrent ? 'font-semibold text-slate-900' : 'sr-only text-slate-600 sm:not-sr-only',
                )}
              >
                {name}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const CIRCLE = 'relative grid size-9 place-items-center rounded-full border-2 font-semibold text-sm tabular-nums';

function circleLook({ number, step, isConfirmed }: { number: number; step: number; isConfirmed: boolean }): string {
  if (isConfirmed && number === LAST_STEP) return 'border-green-700 bg-green-700 text-white';
  if (number === step) return 'border-blue-900 bg-blue-900 text-white';
  if (number < step) return 'border-blue-900 bg-blue-50 text-blue-900';
  return 'border-slate-300 bg-white text-slate-600';
}
