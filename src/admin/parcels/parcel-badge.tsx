import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import type { StatusColor } from '@/domain/orders/order-status';
import type { ParcelState } from '@/domain/parcels/states';
import { officeParcelWords } from '@/words/en/orders/parcels';

/** Red needs attention. */
const COLORS: Record<ParcelState, StatusColor> = {
  created: 'yellow',
  picked_up: 'blue',
  in_transit: 'blue',
  at_hub: 'blue',
  ready_for_pickup: 'purple',
  out_for_delivery: 'purple',
  attempted: 'red',
  on_hold: 'red',
  delivered: 'green',
  returning: 'red',
  returned: 'gray',
  cancelled: 'gray',
  lost: 'red',
  unknown: 'gray',
};

export function ParcelBadge({ state }: { state: ParcelState }) {
  return (
    <span
      className={cx(
        'inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs first-letter:uppercase',
        statusClass(COLORS[state] ?? 'gray'),
      )}
    >
      {officeParcelWords.states[state] ?? state}
    </span>
  );
}
