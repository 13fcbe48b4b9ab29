import { UserRound } from 'lucide-react';
import type { AdminOrder } from '@/contract/admin/orders';
import { officeCallWords, officeDeskWords } from '@/words/en/orders/order-desk';
import { CallBackForm } from '../calls/call-back-form';
import { CallOutcome } from '../calls/call-outcome';
import { RefuseForm } from '../calls/refuse-form';
import { ResultButtons } from '../calls/result-buttons';
import type { DeskKeys } from './use-desk-keys';
import type { OrderDesk } from './use-order-desk';

type ResultPanelProps = {
  order: AdminOrder;
  desk: OrderDesk;
  keys: DeskKeys;
  /** next order in the list, or null at its end */
  following: number | null;
  onNext: (id: number) => void;
};

/** The result of the call: five buttons, what one of them asks for, and what became of it. */
export function ResultPanel({ order, desk, keys, following, onNext }: ResultPanelProps) {
  const { state, asking, claimedBy, isAwaited } = desk;
  if (state.type === 'sending') {
    return (
      <p role="status" className="w-full py-2 text-center text-slate-600">
        {officeCallWords.saving}
      </p>
    );
  }
  if (state.type === 'done') {
    return (
      <CallOutcome
        orderId={order.id}
        outcome={state}
        following={following}
        keys={keys}
        onNext={onNext}
        onAnother={isAwaited ? desk.reset : null}
      />
    );
  }
  if (!isAwaited) return null;
  if (asking === 'call-back') return <CallBackForm orderId={order.id} onSave={desk.save} onBack={desk.goBack} />;
  if (asking === 'refused') return <RefuseForm orderId={order.id} onSave={desk.save} onBack={desk.goBack} />;
  return (
    <>
      {claimedBy !== null && (
        <p role="status" className="flex w-full gap-2 rounded-lg bg-amber-100 px-3 py-2 text-amber-950 text-sm">
          <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            <strong>{officeDeskWords.claimedBy(claimedBy)}.</strong> {officeDeskWords.claimedByHint(claimedBy)}
          </span>
        </p>
      )}
      <ResultButtons isDisabled={claimedBy !== null} onChoose={desk.choose} />
    </>
  );
}
