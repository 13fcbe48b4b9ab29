import { CheckCircle2, X } from 'lucide-react';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { Button } from '../../ui/button';

const { taken } = officeOrderFormWords;

type TakenNoticeProps = { id: number; onOpen: () => void; onDismiss: () => void };

/** The order that was just taken: it stays until it is dismissed, since its number is read to the customer. */
export function TakenNotice({ id, onOpen, onDismiss }: TakenNoticeProps) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-green-300 bg-green-50 py-1 ps-4 pe-1 text-green-900 text-sm"
    >
      <CheckCircle2 aria-hidden className="size-4 shrink-0" />
      <span className="font-semibold">{taken.saved(id)}</span>
      <Button size="sm" variant="ghost" className="text-green-950 underline underline-offset-2" onClick={onOpen}>
        {taken.open(id)}
      </Button>
      <Button size="sm" variant="ghost" className="ms-auto" aria-label={taken.dismiss} onClick={onDismiss}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
