import { type CourierProfile, STANDARD_WEBHOOK } from '../profile';
import { FRENCH_WORDS } from './words';

export const colivraison: CourierProfile = {
  name: 'Colivraison',
  file: {
    format: 'xlsx',
    rows: 'parcel',
    wilayas: 58,
    yes: '1',
    no: '0',
    columns: [
      { header: 'Nom', value: 'name' },
      { header: 'Tel1', value: 'phone' },
      { header: 'Tel2', value: 'phone2' },
      { header: 'Adresse', value: 'address' },
      { header: 'Commune', value: 'commune' },
      { header: 'Wilaya', value: 'wilaya' },
      { header: 'Produit', value: 'contents' },
      { header: 'Variant', text: '' },
      { header: 'Qte', value: 'pieces' },
      { header: 'Prix', value: 'amount' },
      { header: 'Remarque', value: 'remark' },
      { header: 'Ref', value: 'order' },
      { header: 'Fragile', value: 'no' },
      { header: 'Testable', value: 'no' },
      { header: 'SKU', value: 'skus' },
      { header: 'Weight', text: '' },
      { header: 'Exchange', value: 'no' },
    ],
  },
  imports: { reference: ['Ref'] },
  words: FRENCH_WORDS,
  webhook: STANDARD_WEBHOOK,
};
