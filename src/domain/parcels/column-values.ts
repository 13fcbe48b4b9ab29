/** What each value of a profile's columns is: text, a number, or null for an empty cell. */
import { toDinars } from '../money';
import { linesCentimes, linesTotal } from '../orders/priced-lines';
import { nationalPhone } from '../phone';
import { contentsText, pieces } from './contents';
import { type ParcelField, parcelFieldOf } from './fields';
import type { ColumnValue, CourierFile, SheetValue, WilayaCount } from './profile';
import { referenceOf } from './reference';
import { type ParcelSheet, type SheetItem, type SheetWilaya, skuOf } from './sheet';

export type Cell = string | number | null;

/** A row of a courier's file; `item` null: the row is a whole parcel. */
export type SheetRow = { sheet: ParcelSheet; item: SheetItem | null; isFirst: boolean };

type ValueOf = (row: SheetRow, file: CourierFile) => Cell;

/** Amounts are in dinars, telephones in national form. */
const VALUES: Record<SheetValue, ValueOf> = {
  order: ({ sheet }) => referenceOf(sheet.orderId),
  parcel: ({ sheet }) => String(sheet.parcelId),
  batch: ({ sheet }) => String(sheet.batchId),
  courier: ({ sheet }) => sheet.courier.name,
  tracking: ({ sheet }) => sheet.tracking,
  fromWilaya: ({ sheet }) => sheet.courier.fromWilaya,
  createdAt: ({ sheet }) => sheet.createdAt,
  name: ({ sheet: { customer } }) => `${customer.firstName} ${customer.lastName}`,
  firstName: ({ sheet }) => sheet.customer.firstName,
  lastName: ({ sheet }) => sheet.customer.lastName,
  phone: ({ sheet }) => nationalPhone(sheet.customer.phone),
  phone2: ({ sheet }) => nationalPhone(sheet.customer.phone2),
  phones: ({ sheet: { customer } }) => [customer.phone, customer.phone2].map(nationalPhone).filter(Boolean).join(', '),
  address: ({ sheet }) => sheet.address,
  city: ({ sheet }) => sheet.city,
  commune: ({ sheet }) => sheet.commune?.name ?? sheet.city,
  communeCode: ({ sheet }) => sheet.commune?.code ?? null,
  communeArabic: ({ sheet }) => sheet.commune?.nameAr ?? '',
  wilaya: ({ sheet }, { wilayas }) => destination(sheet.wilaya, wilayas).name,
  wilayaCode: ({ sheet }, { wilayas }) => destination(sheet.wilaya, wilayas).code,
  wilayaArabic: ({ sheet }) => sheet.wilaya.nameAr,
  isDesk: ({ sheet }, { yes, no }) => (sheet.isDesk ? yes : no),
  amount: ({ sheet }) => toDinars(sheet.codCentimes),
  goodsAmount: ({ sheet }) => linesTotal(sheet.items),
  deliveryAmount: ({ sheet }) => toDinars(sheet.deliveryCentimes),
  contents: ({ sheet }) => contentsText(sheet),
  pieces: ({ sheet }) => pieces(sheet),
  skus: ({ sheet }) => sheet.items.map(nameOrSku).join(' + '),
  remark: ({ sheet }) => sheet.remark,
  yes: (_, { yes }) => yes,
  no: (_, { no }) => no,
  lineTitle: ({ item }) => item?.title ?? null,
  lineSku: ({ item }) => item && nameOrSku(item),
  lineQuantity: ({ item }) => item?.quantity ?? null,
  linePrice: ({ item }) => item?.price ?? null,
  feeOnFirst: ({ sheet, isFirst }) =>
    isFirst ? toDinars(sheet.deliveryCentimes + Math.max(0, -deducted(sheet))) : null,
  discountOnFirst: ({ sheet, isFirst }) => (isFirst && deducted(sheet) > 0 ? toDinars(deducted(sheet)) : null),
};

/** The cell of a column, not yet made harmless. */
export function columnCell(value: ColumnValue, row: SheetRow, file: CourierFile): Cell {
  const field = parcelFieldOf(value);
  // Any value that is not a field is one of the table, which the compiler does not conclude.
  return field === null ? VALUES[value as SheetValue](row, file) : fieldCell(row.sheet, field);
}

/** A field with several values as JSON. */
function fieldCell({ parcel }: ParcelSheet, field: ParcelField): Cell {
  const value = parcel?.[field] ?? null;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** The wilaya under which a courier finds the address: a new one is still part of its mother to couriers that know 58. */
export function destination(wilaya: SheetWilaya, known: WilayaCount): { code: number | null; name: string } {
  const isNew = wilaya.code !== null && wilaya.code > known;
  return isNew && wilaya.mother !== null ? wilaya.mother : wilaya;
}

/** Centimes by which lines and fee exceed what is collected, so that couriers who add up arrive at the same; below 0: fall short. */
function deducted(sheet: ParcelSheet): number {
  return linesCentimes(sheet.items) + sheet.deliveryCentimes - sheet.codCentimes;
}

/** A deleted product without a reference has only its title. */
function nameOrSku(item: SheetItem): string {
  return skuOf(item) || item.title;
}
