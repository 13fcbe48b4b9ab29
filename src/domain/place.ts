/** An address and its wilaya: what no longer fits once another wilaya or commune is chosen. Names are compared as they look. */
import type { DeliveryMethod } from './delivery';
import { DEFAULT_DELIVERY_METHOD, isDeliveryMethod } from './delivery';
import { type DeliveryFees, deliveryFee } from './delivery-fees';
import { fold, isBlank } from './text';

type Named = { name: string };

export function isSamePlace(one: string, other: string): boolean {
  return fold(one) !== '' && fold(one) === fold(other);
}

/** The city of an address once a commune is chosen: its name, unless the person typed a city of their own. */
export function cityOfCommune({ city, former, commune }: { city: string; former?: Named; commune?: Named }): string {
  const isOwn = !isBlank(city) && !(former && isSamePlace(city, former.name));
  return isOwn ? city : (commune?.name ?? city);
}

/** What is cleared, for a word that says so. */
export type Cleared = { kind: 'city'; name: string; wilaya: string } | { kind: 'desk'; place: string };

/**
 * The address once another wilaya is chosen: its commune goes, with it a city that is a commune of the former wilaya, and the desk
 * where the courier has none.
 * @param formerCommunes those of the wilaya that was chosen before
 */
export function afterMove({
  city,
  method,
  formerCommunes,
  wilaya,
}: {
  city: string;
  method: string;
  formerCommunes: readonly Named[];
  wilaya: (Named & DeliveryFees) | undefined;
}): { city: string; method: DeliveryMethod; cleared: Cleared[] } {
  const left = wilaya && !isSamePlace(city, wilaya.name) && formerCommunes.some(({ name }) => isSamePlace(city, name));
  const kept = keptMethod(method, wilaya);
  return {
    city: left ? '' : city,
    method: kept.method,
    cleared: [...(left ? [{ kind: 'city' as const, name: city.trim(), wilaya: wilaya.name }] : []), ...kept.cleared],
  };
}

/** Home where a place has no desk. */
export function keptMethod(
  method: string,
  place: (Named & DeliveryFees) | undefined,
): { method: DeliveryMethod; cleared: Cleared[] } {
  const known = isDeliveryMethod(method) ? method : DEFAULT_DELIVERY_METHOD;
  const fee = place && known === 'desk' ? deliveryFee(place, known) : null;
  if (!place || !fee || fee.ok || fee.reason !== 'no-desk') return { method: known, cleared: [] };
  return { method: DEFAULT_DELIVERY_METHOD, cleared: [{ kind: 'desk', place: place.name }] };
}

/**
 * The city that an order keeps: the name of a commune of another wilaya is no city of this one. The commune's name takes its place,
 * or, in an address that was moved without a city, the wilaya's.
 * @param isTyped whether this request names the city itself
 * @param former the name of the commune that the order had
 * @param isElsewhere whether the city is the name of a commune of other wilayas only
 */
export function keptCity({
  city,
  isTyped,
  former,
  commune,
  wilaya,
  isElsewhere,
}: {
  city: string;
  isTyped: boolean;
  former: string | null;
  commune: string | null;
  wilaya: string;
  isElsewhere: boolean;
}): string {
  const follows = !isTyped && former !== null && isSamePlace(city, former);
  if (commune !== null) return follows || isElsewhere || isBlank(city) ? commune : city;
  return isElsewhere && !isTyped ? wilaya : city;
}
