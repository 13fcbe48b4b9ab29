import type { Destination } from '../destination';
import { CommuneField } from './commune-field';
import { MethodField } from './method-field';

/** What follows from the wilaya: its communes, and home or desk with both fees. */
export function ChosenDelivery({ destination }: { destination: Destination | undefined }) {
  return (
    <>
      <CommuneField destination={destination} />
      <div className="empty:hidden sm:col-span-2">
        <MethodField destination={destination} />
      </div>
    </>
  );
}
