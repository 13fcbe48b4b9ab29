import type { ParcelSheet, SheetItem, SheetWilaya } from '@/domain/parcels/sheet';

export const AFLOU: SheetWilaya = { code: 59, name: 'Aflou', nameAr: 'آفلو', mother: { code: 3, name: 'Laghouat' } };
export const OWN_WILAYA: SheetWilaya = { code: null, name: 'Base de vie', nameAr: '', mother: null };

export function parcelItem(changes: Partial<SheetItem> = {}): SheetItem {
  return {
    title: 'Circulateur UPS 25-60',
    reference: '96281375',
    productId: 7,
    quantity: 2,
    price: 1500,
    ...changes,
  };
}

/** Two lines of three pieces: 3,400 DZD of goods and 600 of delivery. */
export function parcelSheet(changes: Partial<ParcelSheet> = {}): ParcelSheet {
  return {
    parcelId: 21,
    orderId: 1042,
    batchId: 3,
    courier: { name: 'Yalidine', fromWilaya: 'Alger' },
    tracking: '',
    createdAt: '2026-11-22T09:00:00.000Z',
    customer: { firstName: 'Amine', lastName: 'Bensaïd', phone: '+213 550 12 34 56', phone2: '' },
    address: '12 rue Didouche Mourad',
    city: 'Alger',
    commune: { code: 1601, name: 'Alger Centre', nameAr: 'الجزائر الوسطى' },
    wilaya: { code: 16, name: 'Alger', nameAr: 'الجزائر', mother: null },
    isDesk: false,
    codCentimes: 400_000,
    deliveryCentimes: 60_000,
    items: [parcelItem(), parcelItem({ title: 'Joint plat', reference: null, productId: 8, quantity: 1, price: 400 })],
    remark: '',
    parcel: {
      id: 21,
      order_id: 1042,
      batch_id: 3,
      courier: 5,
      courier_name: 'Yalidine',
      state: 'picked_up',
      courier_word: 'Ramassé',
      tracking: null,
      cod_amount: 4000,
      note: null,
      created_at: '2026-11-22T09:00:00.000Z',
      handed_over_at: '2026-11-23T09:00:00.000Z',
      delivered_at: null,
      return: null,
    },
    ...changes,
  };
}
