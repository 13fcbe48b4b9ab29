import { ChevronLeft, ChevronRight } from 'lucide-react';
import { officeDeskWords } from '@/words/en/orders/order-desk';
import { BusyButton } from '../../ui/button';
import type { Neighbours } from '../neighbours';

/** The previous and the next order of the list. */
export function OrderSteps({ neighbours, onOpen }: { neighbours: Neighbours; onOpen: (id: number) => void }) {
  const { previous, next, place, count } = neighbours;
  return (
    <div className="flex items-center gap-1 text-slate-600 text-sm tabular-nums">
      <Step name={officeDeskWords.previousOrder} keys="K" Icon={ChevronLeft} id={previous} onOpen={onOpen} />
      <span className="max-sm:sr-only">{officeDeskWords.placeInList(place, count)}</span>
      <Step name={officeDeskWords.nextOrder} keys="J" Icon={ChevronRight} id={next} onOpen={onOpen} />
    </div>
  );
}

type StepProps = {
  name: string;
  keys: string;
  Icon: typeof ChevronLeft;
  id: number | null;
  onOpen: (id: number) => void;
};

function Step({ name, keys, Icon, id, onOpen }: StepProps) {
  return (
    <BusyButton
      variant="ghost"
      size="icon"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
      isBusy={id === null}
      onClick={() => id !== null && onOpen(id)}
    >
      <Icon aria-hidden className="size-5" />
    </BusyButton>
  );
}
