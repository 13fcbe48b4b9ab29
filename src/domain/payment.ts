/** Payment and delivery methods. Only cash on delivery can be chosen. */
export const PAYMENT_LABELS: Record<string, string> = {
  cod: 'Paiement à la livraison',
  card: 'Carte bancaire',
  paypal: 'PayPal',
};
