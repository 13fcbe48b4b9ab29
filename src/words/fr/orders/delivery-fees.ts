import { french } from '../../words';
import { deliveryDays } from './delivery';

/** Choosing a wilaya, and what a delivery there costs, on the product page and in the cart. */
export const deliveryFeeWords = french('deliveryFees', {
  title: 'Livraison',
  choose: 'Voir les frais de livraison',
  wilaya: 'Wilaya',
  chooseWilaya: 'Choisissez votre wilaya',
  option: (wilaya: string, fee: string) => `${wilaya} · ${fee}`,
  search: 'Chercher par numéro ou nom',
  searchHint: '19, Sétif, سطيف…',
  wilayas: 'Wilayas',
  noWilaya: 'Aucune wilaya ne correspond.',
  change: 'Changer',
  changeLabel: 'Changer de wilaya',
  home: (fee: string) => `À domicile : ${fee}`,
  desk: (fee: string) => `Au bureau du transporteur : ${fee}`,
  in: (days: string) => `En ${deliveryDays(days)}`,
});
