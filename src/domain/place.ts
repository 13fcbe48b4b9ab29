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
 * The address once a wilaya is chosen. If it is another one than before, the commune goes, and with it a city that is a commune of the
 * former wilaya; the desk goes where the courier has none.
 * @param former the wilaya that was chosen before, or remembered from another page
 * @param formerCommunes its communes
 */
export function afterMove({
  city,
  method,
  former,
  formerCommunes,
  wilaya,
}: {
  city: string;
  method: string;
  former: Named | undefined;
  formerCommunes: readonly Named[];
  wilaya: (Named & DeliveryFees) | undefined;
}): { isElsewhere: boolean; city: string; method: DeliveryMethod; cleared: Cleared[] } {
  const isElsewhere = !former || !wilaya || !isSamePlace(former.name, wilaya.name);
  const isCityOfFormer = formerCommunes.some(({ name }) => isSamePlace(city, name));
  const left = isElsewhere && wilaya && !isSamePlace(city, wilaya.name) && isCityOfFormer;
  const kept = keptMethod(method, wilaya);
  return {
    isElsewhere,
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
