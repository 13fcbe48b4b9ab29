import type { PayloadRequest } from 'payload';
import { findCommune, isCommuneElsewhere } from '@/delivery/communes';
import { readRegionsForOrder } from '@/delivery/regions';
import { type DeliveryMethod, findRegion } from '@/domain/delivery/delivery';
import { deliveryFee, type Fee, NO_OVERRIDE, overriddenFees } from '@/domain/delivery/delivery-fees';
import { isSamePlace, keptCity } from '@/domain/delivery/place';
import type { OrderRefusal } from './refusals';

/** Where an order goes, as it is kept with the order, and at which fee. */
export type Destination = {
  wilayaId: number;
  wilayaName: string;
  /** null for a region that is no official wilaya */
  wilayaCode: number | null;
  /** null if the order names no commune */
  commune: { code: number; name: string } | null;
  fee: Fee;
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
      wilayaCode: region.code,
      commune: commune && { code: commune.code, name: commune.name },
      fee,
    },
  };
}

/** The city that an order keeps at its destination. A wilaya's own name is a city there. */
export function cityAt(
  { wilayaName, wilayaCode, commune }: Destination,
  { city, isTyped, former }: { city: string; isTyped: boolean; former: string | null },
): string {
  const isElsewhere = !isSamePlace(city, wilayaName) && isCommuneElsewhere(city, wilayaCode);
  return keptCity({ city, isTyped, former, commune: commune?.name ?? null, wilaya: wilayaName, isElsewhere });
}
