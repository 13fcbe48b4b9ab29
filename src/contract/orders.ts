import { z } from 'zod';
import { MAX_QUANTITY, MIN_QUANTITY } from '@/domain/cart';
import { DELIVERY_METHODS } from '@/domain/delivery';
import { INVALID_EMAIL, isEmail } from '@/domain/email';
import { ORDER_STATUSES } from '@/domain/order-status';
import { postalCodeOrUnset } from '@/domain/postal-code';
import { REQUIRED_TEXT } from '@/domain/text';
import { linkFree, MAX_ID, money, NAME_LINK_MESSAGE, optionalText, requiredText } from './shared';

const ADDRESS_LINK_MESSAGE = 'Une adresse postale ne contient pas d’adresse web.';

export const orderCustomer = z.object({
  firstName: linkFree(100, NAME_LINK_MESSAGE),
  lastName: linkFree(100, NAME_LINK_MESSAGE),
  email: requiredText(254).refine(isEmail, INVALID_EMAIL),
  phone: requiredText(40),
});

export const orderShipping = z.object({
  address: linkFree(300, ADDRESS_LINK_MESSAGE),
  city: linkFree(120, ADDRESS_LINK_MESSAGE),
  postalCode: optionalText(20).transform(postalCodeOrUnset),
  region: requiredText(120),
  additionalInfo: optionalText(1000),
});

/** Amounts in dinars; sent only to be compared with the server's own. */
const claimedAmount = z.number('Montant attendu.').finite().nullish();

export const orderLine = z.object({
  product_id: z.int('Produit inconnu.').min(1, 'Produit inconnu.').max(MAX_ID, 'Produit inconnu.'),
  quantity: z
    .int('La quantité doit être un nombre entier.')
    .min(MIN_QUANTITY, `La quantité minimale est ${MIN_QUANTITY}.`)
    .max(MAX_QUANTITY, `La quantité maximale est ${MAX_QUANTITY} par article.`),
  price: claimedAmount,
  name: optionalText(500),
});

export const orderRequest = z.object({
  customer: orderCustomer,
  shipping: orderShipping,
  items: z
    .array(orderLine, { error: REQUIRED_TEXT })
    .min(1, 'La commande ne contient aucun article.')
    .max(100, 'La commande contient trop d’articles.')
    .refine(
      (lines) => new Set(lines.map((line) => line.product_id)).size === lines.length,
      'Le même produit figure deux fois.',
    ),
  payment_method: z.literal('cod', 'Seul le paiement à la livraison est disponible.'),
  delivery_method: z.enum(DELIVERY_METHODS, 'Seule la livraison standard est disponible.'),
  subtotal: claimedAmount,
  delivery_price: claimedAmount,
  total: claimedAmount,
  guest_id: z.uuid('Identifiant invité invalide.').nullish(),
});
export type OrderRequest = z.infer<typeof orderRequest>;
/** What the checkout sends, before trimming and defaults. */
export type OrderRequestBody = z.input<typeof orderRequest>;

export const placedOrder = z.object({
  order_id: z.number(),
  status: z.enum(ORDER_STATUSES),
  subtotal: money,
  delivery_price: money,
  total: money,
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** What the server knows of a line that it refused (409), so that the cart can be refreshed. */
export const changedItem = z.object({
  product_id: z.number(),
  price: money.nullable(),
  stock: z.number().nullable(),
  available: z.boolean(),
});
export type ChangedItem = z.infer<typeof changedItem>;

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Idempotency-Key : 1 à 200 caractères imprimables.');
