import type { RequestProblemMessages } from '@/domain/problem';
import { french } from '../words';

/** What is wrong with a request that no page of the shop sends. */
export const requestProblemWords = french('requestProblems', {
  parameterNotOneOf: ({ name, options }) => `Le paramètre ${name} doit être parmi : ${options.join(', ')}.`,
  parameterOutOfRange: ({ name, min, max }) => `Le paramètre ${name} doit être un nombre entier de ${min} à ${max}.`,
  parameterNegative: ({ name }) => `Le paramètre ${name} doit être un montant positif.`,
  unknownProduct: 'Produit inconnu.',
  unknownBoiler: 'Chaudière inconnue.',
  quantityNotWhole: 'La quantité doit être un nombre entier.',
  quantityTooLow: ({ min }) => `La quantité minimale est ${min}.`,
  quantityTooHigh: ({ max }) => `La quantité maximale est ${max} par article.`,
  noLines: 'La commande ne contient aucun article.',
  tooManyLines: "La commande contient trop d'articles.",
  tooManyQuickLines: ({ max }) => `La commande rapide ne peut pas dépasser ${max} lignes.`,
  productTwice: 'Le même produit figure deux fois.',
  unknownWilaya: 'La wilaya choisie est inconnue.',
  unknownCommune: 'Commune inconnue pour cette wilaya.',
  paymentMethod: 'Seul le paiement à la livraison est disponible.',
  deliveryMethod: 'Seules la livraison à domicile et le retrait au bureau sont disponibles.',
  guestId: 'Identifiant invité invalide.',
  idempotencyKey: 'Idempotency-Key : 1 à 200 caractères imprimables.',
} satisfies RequestProblemMessages);
