import { CalendarClock, Check, type LucideIcon, PhoneMissed, PhoneOff, UserX } from 'lucide-react';
import { CALL_RESULTS, type CallResult } from '@/domain/confirmation/calls';
import { officeCallWords } from '@/words/en/orders/order-desk';
import { Button } from '../../ui/button';

const ICONS: Record<CallResult, LucideIcon> = {
  confirmed: Check,
  'no-answer': PhoneMissed,
  'call-back': CalendarClock,
  'wrong-number': PhoneOff,
  refused: UserX,
};

const COLORS: Record<CallResult, string> = {
  confirmed: 'text-green-800',
  'no-answer': 'text-amber-800',
  'call-back': 'text-blue-800',
  'wrong-number': 'text-slate-700',
  refused: 'text-red-800',
};

type ResultButtonsProps = { isDisabled: boolean; onChoose: (result: CallResult) => void };

/** The results of a call, by click or by the keys 1 to 5. */
export function ResultButtons({ isDisabled, onChoose }: ResultButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={officeCallWords.group}
      className="flex flex-wrap gap-2 max-md:grid max-md:w-full max-md:grid-cols-[repeat(5,minmax(min-content,1fr))] max-md:gap-1"
    >
      {CALL_RESULTS.map((result, index) => {
        const Icon = ICONS[result];
        return (
          <Button
            key={result}
            aria-disabled={isDisabled}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => !isDisabled && onChoose(result)}
            className="max-md:min-h-13 max-md:flex-col max-md:gap-0.5 max-md:px-0.5 max-md:py-1 max-md:text-xs max-md:leading-tight"
          >
            <Icon aria-hidden className={`size-4 ${COLORS[result]}`} />
            {officeCallWords.results[result]}
            <kbd
              aria-hidden
              className="rounded border border-slate-300 bg-slate-50 px-1.5 font-sans text-slate-600 text-xs max-md:hidden"
            >
              {index + 1}
            </kbd>
          </Button>
        );
      })}
    </div>
  );
}

/** The result of a key; null for any other key. */
export function resultOfKey(digit: number): CallResult | null {
  return CALL_RESULTS[digit - 1] ?? null;
}
