import type { Destination } from '../destination';
import { CommuneField } from './commune-field';
import { MethodField } from './method-field';
import { WilayaField } from './wilaya-field';

type DeliveryChoiceProps = {
  destination: Destination | undefined;
  /** in a step that opens the next one without it */
  isOptional?: boolean;
};

/** Where the order goes, and home or desk with both fees: cells of a grid of two columns. */
export function DeliveryChoice({ destination, isOptional = false }: DeliveryChoiceProps) {
  return (
    <>
      <WilayaField destination={destination} isOptional={isOptional} />
      <CommuneField destination={destination} />
      <div className="empty:hidden sm:col-span-2">
        <MethodField destination={destination} />
      </div>
    </>
  );
}
