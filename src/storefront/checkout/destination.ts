import type { Commune, Wilaya } from '@/contract/catalogue';
import type { DeliveryMethod } from '@/domain/delivery/delivery';
import { deliveryFee, type Fee } from '@/domain/delivery/delivery-fees';

/** Where the order goes. */
export type Destination = {
  wilaya: Wilaya;
  /** undefined if none is chosen */
  commune: Commune | undefined;
  method: DeliveryMethod;
  fee: Fee;
};

/** The fees are the commune's, which are its wilaya's unless they were overridden. */
export function destinationOf({ wilaya, commune, method }: Omit<Destination, 'fee'>): Destination {
  return { wilaya, commune, method, fee: deliveryFee(commune ?? wilaya, method) };
}
