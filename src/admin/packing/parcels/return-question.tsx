import type { AdminOrder } from '@/contract/admin/orders';
import type { Parcel } from '@/contract/admin/parcels';
import { isOrderStatus, VOID_STATUSES } from '@/domain/orders/order-status';
import type { ReturnPlan } from '@/domain/parcels/return-plan';
import { officePackingWords } from '@/words/en/orders/packing';
import { backOfficeAmount } from '../../lib/format';
import { Confirm } from '../../ui/confirm';

type ReturnQuestionProps = {
  parcel: Parcel;
  order: AdminOrder;
  plan: ReturnPlan;
  byCustomer: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

const words = officePackingWords.back;

/** Says what a decided return does to stock, order and cash before it does it. */
export function ReturnQuestion({ isBusy, onConfirm, onCancel, ...decision }: ReturnQuestionProps) {
  return (
    <Confirm
      question={words.question}
      about={officePackingWords.parcel.title(decision.order.id)}
      effects={
        <ul className="grid list-disc gap-1 ps-5">
          {returnEffects(decision).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      }
      confirmLabel={words.confirm}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

type Decision = Pick<ReturnQuestionProps, 'parcel' | 'order' | 'plan' | 'byCustomer'>;

function returnEffects({ parcel, order, plan, byCustomer }: Decision): string[] {
  const { effects } = words;
  const isOver = isOrderStatus(order.status) && VOID_STATUSES.includes(order.status);
  return [
    effects.restocked(plan.restocked),
    ...(plan.writtenOff > 0 ? [effects.writtenOff(plan.writtenOff)] : []),
    isOver ? effects.staysCancelled(order.id) : effects.cancelled(order.id),
    ...(parcel.cod_amount > 0 ? [effects.cash(parcel.courier_name, backOfficeAmount(parcel.cod_amount))] : []),
    byCustomer ? effects.byCustomer : effects.byOthers,
  ];
}
