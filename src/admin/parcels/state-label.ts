import type { ParcelState } from '@/domain/parcels/states';
import { officeParcelWords } from '@/words/en/orders/parcels';

/** 'Picked up', for a list of options. */
export function stateLabel(state: ParcelState): string {
  const label = officeParcelWords.states[state];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
