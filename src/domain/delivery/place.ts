/** An address and its wilaya: what no longer fits once another wilaya or commune is chosen. Names are compared as they look. */

import { fold, isBlank } from '../text';
import type { DeliveryMethod } from './delivery';
import { DEFAULT_DELIVERY_METHOD, isDeliveryMethod } from './delivery';
import { type DeliveryFees, deliveryFee } from './delivery-fees';

type Named = { name: string };

export function isSamePlace(one: string, other: string): boolean {
  return fold(one) !== '' && fold(one) === fold(other);
}

/**
 * The city of an address once a commune is chosen: its name, unless the person typed a city of their own. The name of another
 * commune of the wilaya is replaced, since Kouba is not in Bab Ezzouar.
 * @param communes of the wilaya
 */
export function cityOfCommune({
  city,
  former,
  commune,
  communes = [],
}: {
  city: string;
  former?: Named;
  commune?: Named;
  communes?: readonly Named[];
}): string {
  const isOwn = !isBlank(city) && ![former ?? [], communes].flat().some(({ name }) => isSamePlace(city, name));
  return isOwn ? city : (commune?.name ?? city);
}

/** What is cleared, for a word that says so. */
export type Cleared = { kind: 'city' | 'postal'; name: string; wilaya: string } | { kind: 'desk'; place: string };

type FormerCommune = Named & { postal_code?: string | null };

/**
 * The address once a wilaya is chosen. If it is another one than before, the commune goes, and with it a city that is a commune of the
 * former wilaya, and a postal code of there; the desk goes if the courier has no desk there.
 * @param former the wilaya that was chosen before, or remembered from another page
 * @param formerCommunes its communes
 */
export function afterMove({
  city,
  postalCode = '',
  method,
  former,
  formerCommunes,
  wilaya,
}: {
  city: string;
  postalCode?: string;
  method: string;
  former: Named | undefined;
  formerCommunes: readonly FormerCommune[];
  wilaya: (Named & DeliveryFees & { code?: number | null }) | undefined;
}): { isElsewhere: boolean; city: string; postalCode: string; method: DeliveryMethod; cleared: Cleared[] } {
  const isElsewhere = !former || !wilaya || !isSamePlace(former.name, wilaya.name);
  const isCityOfFormer = formerCommunes.some(({ name }) => isSamePlace(city, name));
  const left = isElsewhere && wilaya && !isSamePlace(city, wilaya.name) && isCityOfFormer;
  const wrongCode = isElsewhere && wilaya && isPostalCodeOf(postalCode, formerCommunes, wilaya.code ?? null);
  const kept = keptMethod(method, wilaya);
  return {
    isElsewhere,
    city: left ? '' : city,
    postalCode: wrongCode ? '' : postalCode,
    method: kept.method,
    cleared: [
      ...(left ? [{ kind: 'city' as const, name: city.trim(), wilaya: wilaya.name }] : []),
      ...(wrongCode ? [{ kind: 'postal' as const, name: postalCode.trim(), wilaya: wilaya.name }] : []),
      ...kept.cleared,
    ],
  };
}

/** Postal codes begin with the number of their wilaya; those of the youngest wilayas still with that of the one they left. */
function isPostalCodeOf(typed: string, communes: readonly FormerCommune[], elsewhere: number | null): boolean {
  const [, beginning] = /^(\d{2})\d{3}$/.exec(typed.trim()) ?? [];
  if (beginning === undefined || beginning === String(elsewhere ?? '').padStart(2, '0')) return false;
  return communes.some(({ postal_code }) => postal_code?.startsWith(beginning));
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
