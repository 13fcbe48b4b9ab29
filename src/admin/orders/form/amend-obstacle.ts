/** Why an order cannot be amended as it is now. The server decides; the screen offers nothing that it would refuse. Pure. */
import type { AdminOrder } from '@/contract/admin/orders';
import { isAmendable } from '@/domain/confirmation/amendments';
import { isLive } from '@/domain/parcels/states';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderStatusWords } from '@/words/en/orders/order-status';
import { officeParcelWords } from '@/words/en/orders/parcels';

export type AmendObstacle = {
  text: string;
  /** nothing that a clerk does makes it amendable */
  isFinal: boolean;
};

/** @returns null if it can be amended */
export function amendObstacle({ status, parcel }: Pick<AdminOrder, 'status' | 'parcel'>): AmendObstacle | null {
  if (!isAmendable(status)) {
    const label = officeOrderStatusWords.labels[status] ?? status;
    return { text: officeOrderFormWords.amend.closed(label), isFinal: true };
  }
  // Its label and its amount are made: the order stays as it is.
  if (parcel === null || !isLive(parcel.state)) return null;
  return { text: officeParcelWords.packed(parcel.courier_name), isFinal: false };
}
