import type { PayloadRequest } from 'payload';
import { findCommune } from '@/delivery/communes';
import { readRegionsForOrder } from '@/delivery/regions';
import { type DeliveryMethod, findRegion } from '@/domain/delivery';
import { deliveryFee, NO_OVERRIDE, overriddenFees } from '@/domain/delivery-fees';
import type { OrderRefusal } from './refusals';

/** Where an order goes, as it is kept with the order, and at which fee. */
export type Destination = {
  wilayaId: number;
  wilayaName: string;
  /** null if the order names none */
  commune: { code: number; name: string } | null;
  feeCentimes: number;
};

/** Finds the wilaya and the commune that an order names, and today's fee, in the order's transaction. */
export async function findDestination(
  req: PayloadRequest,
  { region: value, communeCode, method }: { region: string; communeCode: number | null; method: DeliveryMethod },
): Promise<{ ok: true; destination: Destination } | { ok: false; refusal: OrderRefusal }> {
  const { regions, override } = await readRegionsForOrder(req, communeCode);
  const region = findRegion(regions, value);
  if (!region) return { ok: false, refusal: { type: 'unknown-region' } };

  const commune = communeCode === null ? null : findCommune(communeCode);
  if (commune === undefined || (commune && commune.wilayaCode !== region.code)) {
    return { ok: false, refusal: { type: 'unknown-commune' } };
  }
  const fee = deliveryFee(overriddenFees(region, (commune && override) ?? NO_OVERRIDE), method);
  if (!fee.ok) {
    return { ok: false, refusal: { type: 'undeliverable', reason: fee.reason, place: (commune ?? region).name } };
  }
  return {
    ok: true,
    destination: {
      wilayaId: region.id,
      wilayaName: region.name,
      commune: commune && { code: commune.code, name: commune.name },
      feeCentimes: fee.centimes,
    },
  };
}
