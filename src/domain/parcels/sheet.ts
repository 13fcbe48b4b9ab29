/** What is printed and sent to a courier about one parcel. */
import type { ParcelField } from './fields';

/** Amounts in whole centimes, but for the prices of items. '' for a text that the order lacks. */
export type ParcelSheet = {
  parcelId: number;
  orderId: number;
  batchId: number;
  /** the courier's name, and the wilaya from which it collects */
  courier: { name: string; fromWilaya: string };
  /** the courier's number for the parcel; '' until it is known */
  tracking: string;
  /** ISO 8601 */
  createdAt: string;
  customer: { firstName: string; lastName: string; phone: string; phone2: string };
  /** street and what was added to it */
  address: string;
  city: string;
  commune: { code: number; name: string; nameAr: string } | null;
  wilaya: SheetWilaya;
  /** collected at the courier's desk */
  isDesk: boolean;
  /** what the courier collects */
  codCentimes: number;
  deliveryCentimes: number;
  items: SheetItem[];
  remark: string;
  /** the parcel as calls answer it; null before it is made */
  parcel: Readonly<Record<ParcelField, string | number | object | null>> | null;
};

/** `code` null: one that the owner made. `mother`: the wilaya that a new one (59 to 69) was part of. */
export type SheetWilaya = {
  code: number | null;
  name: string;
  nameAr: string;
  mother: { code: number; name: string } | null;
};

export type SheetItem = {
  title: string;
  /** the manufacturer's part number */
  reference: string | null;
  /** null: the product was deleted */
  productId: number | null;
  quantity: number;
  /** of a piece, in dinars */
  price: number;
};

/** How couriers name a product: by its reference, or else its id. */
export function skuOf({ reference, productId }: Pick<SheetItem, 'reference' | 'productId'>): string {
  return reference?.trim() || String(productId ?? '');
}
