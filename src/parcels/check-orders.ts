/** What a courier will refuse of orders, before a batch of them is made. */
import type { OfficeOrder } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { readCommunes } from '@/delivery/commune-fees';
import { isCommuneElsewhere } from '@/delivery/communes';
import { type DeliveryRegion, readRegions } from '@/delivery/regions';
import { isSamePlace } from '@/domain/delivery/place';
import { toCentimes } from '@/domain/money';
import { type CheckedPlace, type CourierFault, courierFaults } from '@/domain/parcels/courier-checks';
import { readOfficeOrders } from '@/orders/reading/read-office-orders';
import { profileOf } from './find-courier';
import { sheetOf } from './read-sheets';

export type CheckedOrder = { id: number; faults: CourierFault[] };

/** The orders of which the courier will refuse something, in the order of their numbers as given. */
export async function checkOrders(
  db: Database,
  {
    courier,
    orderIds,
  }: { courier: { name: string; profile: string; from_wilaya: string | null }; orderIds: readonly number[] },
): Promise<CheckedOrder[]> {
  const [{ file }, orders, regions] = await Promise.all([
    profileOf(db, courier.profile),
    readOfficeOrders(db, orderIds),
    readRegions(db),
  ]);
  const placeOf = await placesOf(db, { orders, regions });
  const about = {
    batchId: 0,
    courier: { name: courier.name, fromWilaya: courier.from_wilaya ?? '' },
    createdAt: new Date().toISOString(),
    parcel: null,
  };
  return orders.flatMap((order) => {
    const parcel = {
      id: 0,
      order_id: order.id,
      tracking: null,
      note: null,
      cod_centimes: toCentimes(order.total) ?? 0,
    };
    const faults = courierFaults({ sheet: { ...sheetOf(parcel, order), ...about }, file, place: placeOf(order) });
    return faults.length > 0 ? [{ id: order.id, faults }] : [];
  });
}

/** Reads the communes of each wilaya once. */
async function placesOf(
  db: Database,
  { orders, regions }: { orders: readonly OfficeOrder[]; regions: readonly DeliveryRegion[] },
): Promise<(order: OfficeOrder) => CheckedPlace> {
  const regionOf = ({ shipping_wilaya: name }: OfficeOrder) => regions.find((region) => isSamePlace(region.name, name));
  const used = new Set(orders.flatMap((order) => regionOf(order) ?? []));
  const fees = new Map(
    await Promise.all([...used].map(async (region) => [region.id, await readCommunes(db, region)] as const)),
  );
  return (order) => {
    const region = regionOf(order);
    const known = region ? fees.get(region.id) : undefined;
    const commune = known?.find(({ commune }) => commune.code === order.commune?.code);
    const desk = commune ? commune.fees.desk_price : region?.desk_price;
    const city = order.shipping_city;
    return {
      name: commune?.commune.name ?? order.shipping_wilaya,
      served: commune?.fees.served ?? true,
      // Of a region that is gone nothing is known.
      hasDesk: region === undefined || (desk ?? null) !== null,
      isCityElsewhere: !isSamePlace(city, order.shipping_wilaya) && isCommuneElsewhere(city, region?.code ?? null),
    };
  };
}
