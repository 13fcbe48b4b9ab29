import { type CourierProfile, STANDARD_WEBHOOK } from '../profile';
import { FRENCH_WORDS } from './words';

/** It adds the lines up itself: the fee, and what is not to be collected, are in the first of them. */
export const ecomanager: CourierProfile = {
  name: 'EcoManager',
  file: {
    format: 'xlsx',
    rows: 'line',
    wilayas: 69,
    yes: 'OUI',
    no: '',
    columns: [
      { header: 'Client*', value: 'name' },
      { header: 'Téléphone*', value: 'phone' },
      { header: 'Téléphone 2', value: 'phone2' },
      { header: 'Wilaya*', value: 'wilaya' },
      { header: 'Commune', value: 'commune' },
      { header: 'Adresse', value: 'address' },
      { header: 'Remarque', value: 'remark' },
      { header: 'Produit (SKU)*', value: 'lineSku' },
      { header: 'Quantité*', value: 'lineQuantity' },
      { header: 'Prix unitaire', value: 'linePrice' },
      { header: 'Frais de livraison', value: 'feeOnFirst' },
      { header: 'Réduction', value: 'discountOnFirst' },
      { header: 'Référent', value: 'order' },
      { header: 'Stop desk', value: 'isDesk' },
    ],
  },
  imports: { reference: ['Référent'] },
  words: FRENCH_WORDS,
  webhook: STANDARD_WEBHOOK,
};
