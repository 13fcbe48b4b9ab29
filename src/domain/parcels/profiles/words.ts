import type { ParcelState } from '../states';

/** Yalidine's words, which its sisters and many other couriers use as well. */
export const FRENCH_WORDS = {
  'Pas encore expédié': 'created',
  'En préparation': 'created',
  'Prêt à expédier': 'created',
  Ramassé: 'picked_up',
  Expédié: 'in_transit',
  Transfert: 'in_transit',
  'Vers Wilaya': 'in_transit',
  'En transit': 'in_transit',
  Centre: 'at_hub',
  'Reçu à Wilaya': 'at_hub',
  'En attente du client': 'ready_for_pickup',
  'Sorti en livraison': 'out_for_delivery',
  'Tentative échouée': 'attempted',
  'En attente': 'on_hold',
  'En alerte': 'on_hold',
  Bloqué: 'on_hold',
  Livré: 'delivered',
  'Echèc livraison': 'returning',
  'Retour vers centre': 'returning',
  'Retour transfert': 'returning',
  'Retour vers vendeur': 'returning',
  'Retourné au vendeur': 'returned',
  Annulé: 'cancelled',
  'Colis abandonné': 'lost',
} as const satisfies Record<string, ParcelState>;
