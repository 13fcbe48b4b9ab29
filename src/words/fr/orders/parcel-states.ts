import type { ParcelState } from '@/domain/parcels/states';
import { french } from '../../words';

/** Where a parcel is, as its receiver reads it. */
export const parcelStateWords = french('parcelStates', {
  created: 'En préparation',
  picked_up: 'Remis au transporteur',
  in_transit: 'En route',
  at_hub: 'Arrivé au centre de tri',
  ready_for_pickup: 'Vous attend au bureau du transporteur',
  out_for_delivery: 'En cours de livraison',
  attempted: 'Présenté en votre absence',
  on_hold: 'En attente',
  delivered: 'Livré',
  returning: 'Retour vers la boutique',
  returned: 'Retourné à la boutique',
  cancelled: 'Annulé',
  lost: 'Perdu, appelez-nous',
  unknown: 'Chez le transporteur',
} satisfies Record<ParcelState, string>);
