import type { Receiver } from '@/contract/admin/parcels';
import { readablePhone } from '@/domain/phone';
import { orMissing } from '../orders/order-view';

/** Who waits for a parcel: name and telephone. */
export function ReceiverName({ receiver: { name, phone } }: { receiver: Receiver }) {
  return (
    <>
      <bdi className="font-medium text-slate-900">{orMissing(name)}</bdi>
      <span className="block whitespace-nowrap text-slate-700 text-xs tabular-nums">{readablePhone(phone)}</span>
    </>
  );
}

/** 'Alger, Kouba'; a wilaya that is its own commune once. */
export function receiverPlace({ wilaya, commune }: Receiver): string {
  return [...new Set([wilaya, commune])].filter((part) => part !== '').join(', ');
}
