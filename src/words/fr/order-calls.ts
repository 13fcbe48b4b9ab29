import { french } from '../words';

/** Why an order was refused. Prices and amounts come formatted. */
export const orderCallWords = french('orderCalls', {
  tooMany: (phone: string) =>
    `Trop de commandes pour cette adresse e-mail ou ce téléphone. Attendez notre appel, ou appelez-nous au ${phone}.`,
  keyReused: 'Cette clé Idempotency-Key a déjà servi pour une autre demande.',
  gone: (name: string) => `« ${name} » n'est plus disponible.`,
  unnamed: (productId: number) => `Produit ${productId}`,
  unpriced: (title: string) => `« ${title} » n'est pas disponible à la vente pour le moment.`,
  soldOut: (title: string) => `« ${title} » est en rupture de stock.`,
  short: (title: string, stock: number) => `« ${title} » : il ne reste que ${stock} en stock.`,
  price: (title: string, price: string) => `Le prix de « ${title} » a changé : ${price}.`,
});
