/** The fields of a parcel in answers, in their order. The contract has exactly these, and the generic courier file each as a column. */
export const PARCEL_FIELDS = [
  'id',
  'order_id',
  'batch_id',
  'courier',
  'courier_name',
  'state',
  'courier_word',
  'tracking',
  'cod_amount',
  'note',
  'created_at',
  'handed_over_at',
  'delivered_at',
  'return',
] as const;
export type ParcelField = (typeof PARCEL_FIELDS)[number];

/** A field as a column's value, for profiles. */
export type ParcelFieldValue = `parcel.${ParcelField}`;

export const PARCEL_FIELD_VALUES: readonly ParcelFieldValue[] = PARCEL_FIELDS.map(
  (field) => `parcel.${field}` as const,
);

/** The field that a column's value names, or null. */
export function parcelFieldOf(value: string): ParcelField | null {
  return PARCEL_FIELDS.find((field) => value === `parcel.${field}`) ?? null;
}
