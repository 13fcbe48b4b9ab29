/** What papers and courier files say about the parcels of a batch. */
import type { OfficeOrder } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { findCommune } from '@/delivery/communes';
import { OFFICIAL_WILAYAS, officialWilayaNamed } from '@/domain/delivery/official-wilayas';
import { toCentimes } from '@/domain/money';
import type { ParcelSheet, SheetWilaya } from '@/domain/parcels/sheet';
import { readOfficeOrders } from '@/orders/reading/read-office-orders';
import { PARCELS, type ParcelRow, shownParcel } from './show-parcel';

export type BatchSheets = {
  batchId: number;
  /** the courier's name */
  courier: string;
  /** the key of its profile */
  profile: string;
  /** ISO 8601 */
  createdAt: string;
  sheets: ParcelSheet[];
};

type BatchRow = { courier: string; profile: string; from_wilaya: string | null; created_at: Date };

const BATCH = `SELECT c.name AS courier, c.profile, w.name AS from_wilaya, b.created_at
  FROM parcel_batches b JOIN couriers c ON c.id = b.courier_id LEFT JOIN wilayas w ON w.id = c.from_wilaya_id WHERE b.id = $1`;

/** Cancelled parcels are not sent. */
const SENT = `${PARCELS} WHERE p.batch_id = $1 AND p.state <> 'cancelled' ORDER BY p.id`;

/** @returns null if there is no such batch */
export async function readSheets(db: Database, batchId: number): Promise<BatchSheets | null> {
  const { rows: batches } = await db.query<BatchRow>(BATCH, [batchId]);
  const [batch] = batches;
  if (!batch) return null;
  const { rows: parcels } = await db.query<ParcelRow>(SENT, [batchId]);
  const orders = await readOfficeOrders(
    db,
    parcels.map(({ order_id }) => order_id),
  );
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const createdAt = batch.created_at.toISOString();
  const courier = { name: batch.courier, fromWilaya: batch.from_wilaya ?? '' };
  const sheets = parcels.flatMap((parcel) => {
    const order = orderOf.get(parcel.order_id);
    return order ? [{ ...sheetOf(parcel, order), batchId, courier, createdAt, parcel: shownParcel(parcel) }] : [];
  });
  return { batchId, courier: batch.courier, profile: batch.profile, createdAt, sheets };
}

type SheetParcel = Pick<ParcelRow, 'id' | 'order_id' | 'tracking' | 'note' | 'cod_centimes'>;

/** What papers and files say of an order's parcel, without its batch. */
export function sheetOf(
  parcel: SheetParcel,
  order: OfficeOrder,
): Omit<ParcelSheet, 'batchId' | 'courier' | 'createdAt' | 'parcel'> {
  const { commune } = order;
  return {
    parcelId: parcel.id,
    orderId: order.id,
    tracking: parcel.tracking ?? '',
    customer: {
      firstName: order.customer_first_name,
      lastName: order.customer_last_name,
      phone: order.customer_phone,
      phone2: order.customer_phone2,
    },
    address: order.shipping_address,
    city: order.shipping_city,
    commune: commune && { ...commune, nameAr: findCommune(commune.code)?.nameAr ?? '' },
    wilaya: wilayaOf(order.shipping_wilaya),
    isDesk: order.delivery_method === 'desk',
    codCentimes: parcel.cod_centimes,
    deliveryCentimes: toCentimes(order.delivery_price) ?? 0,
    items: order.items.map(({ product_title, reference, product_id, quantity, price }) => ({
      title: product_title,
      reference,
      productId: product_id,
      quantity,
      price,
    })),
    remark: [order.shipping_additional_info, parcel.note ?? ''].filter((text) => text !== '').join(' / '),
  };
}

/** By the name that the order keeps: regions may be renamed or deleted later. */
function wilayaOf(name: string): SheetWilaya {
  const official = officialWilayaNamed(name);
  if (!official) return { code: null, name, nameAr: '', mother: null };
  const mother = OFFICIAL_WILAYAS.find(({ code }) => code === official.motherCode);
  return {
    code: official.code,
    name,
    nameAr: official.nameAr,
    mother: mother ? { code: mother.code, name: mother.name } : null,
  };
}
