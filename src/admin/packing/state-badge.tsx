import { cx } from '@/client/classes';
import { statusClass } from '@/client/status-color';
import type { StatusColor } from '@/domain/order-status';
import type { ParcelState } from '@/domain/parcels/states';
import { officeParcelWords } from '@/words/en/parcels';

/** Green is done, red is a loss, yellow asks somebody to look. */
const COLORS: Record<ParcelState, StatusColor> = {
  created: 'gray',
  picked_up: 'blue',
  in_transit: 'blue',
  at_hub: 'blue',
  ready_for_pickup: 'purple',
  out_for_delivery: 'purple',
  attempted: 'yellow',
  on_hold: 'yellow',
  delivered: 'green',
  returning: 'yellow',
  returned: 'red',
  cancelled: 'gray',
  lost: 'red',
  unknown: 'yellow',
};

/** Where a parcel is. */
export function StateBadge({ state }: { state: ParcelState }) {
  return (
    <span
      className={cx(
        'inline-flex whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs',
        statusClass(COLORS[state]),
      )}
    >
      {stateLabel(state)}
    </span>
  );
}

/** 'Picked up' */
export function stateLabel(state: ParcelState): string {
  const label = officeParcelWords.states[state];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
