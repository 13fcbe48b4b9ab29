import { PARCEL_FIELDS } from '../fields';
import { type CourierProfile, STANDARD_WEBHOOK } from '../profile';
import { PARCEL_STATES, type ParcelState } from '../states';
import { FRENCH_WORDS } from './words';

// `Object.fromEntries` forgets that the keys are states.
const OWN_STATES = Object.fromEntries(PARCEL_STATES.map((state) => [state, state])) as Record<ParcelState, ParcelState>;

/** What a local courier writes by hand. */
const PLAIN_WORDS = {
  'En livraison': 'out_for_delivery',
  'En retour': 'returning',
  Retourné: 'returned',
  Perdu: 'lost',
} as const satisfies Record<string, ParcelState>;

/** For a courier without a file format: every field of the parcel under its own name, then where it goes and what is in it. */
export const generic: CourierProfile = {
  name: 'Generic',
  file: {
    format: 'csv',
    rows: 'parcel',
    wilayas: 69,
    yes: 'true',
    no: 'false',
    columns: [
      // People read the file, so the courier is named; its number is of no use outside the shop.
      ...PARCEL_FIELDS.map(
        (field) => ({ header: field, value: field === 'courier' ? field : (`parcel.${field}` as const) }) as const,
      ),
      { header: 'parcel_id', value: 'parcel' },
      { header: 'first_name', value: 'firstName' },
      { header: 'last_name', value: 'lastName' },
      { header: 'phone', value: 'phone' },
      { header: 'phone2', value: 'phone2' },
      { header: 'address', value: 'address' },
      { header: 'city', value: 'city' },
      { header: 'commune_code', value: 'communeCode' },
      { header: 'commune', value: 'commune' },
      { header: 'commune_ar', value: 'communeArabic' },
      { header: 'wilaya_code', value: 'wilayaCode' },
      { header: 'wilaya', value: 'wilaya' },
      { header: 'wilaya_ar', value: 'wilayaArabic' },
      { header: 'from_wilaya', value: 'fromWilaya' },
      { header: 'desk', value: 'isDesk' },
      { header: 'goods_amount', value: 'goodsAmount' },
      { header: 'delivery_amount', value: 'deliveryAmount' },
      { header: 'contents', value: 'contents' },
      { header: 'pieces', value: 'pieces' },
      { header: 'skus', value: 'skus' },
      { header: 'remark', value: 'remark' },
    ],
  },
  imports: { reference: ['order_id'], amount: ['cod_amount'] },
  words: { ...FRENCH_WORDS, ...PLAIN_WORDS, ...OWN_STATES },
  webhook: STANDARD_WEBHOOK,
};
