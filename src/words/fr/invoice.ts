import { french } from '../words';

/** The invoice. */
export const invoiceWords = french('invoice', {
  unknown: 'Commande introuvable',
  toOrders: 'Retour aux commandes',
  reference: (reference: string) => `Réf. ${reference}`,
  title: (orderId: number) => `Facture n° ${orderId}`,
  order: 'Commande',
  date: 'Date',
  payment: 'Paiement',
  delivery: 'Livraison',
  total: 'Total',
  cancelled: 'Commande annulée',
  billedTo: 'Facturé et livré à',
  remark: 'Remarque pour la livraison',
  article: 'Article',
  quantity: 'Qté',
  unitPrice: 'Prix unitaire',
  pageOf: (shop: string, title: string, page: number, pages: number) =>
    `${shop} - ${title} - Page ${page} sur ${pages}`,
  number: (label: string, value: string) => `${label} : ${value}`,
  print: 'Imprimer',
  /** the title of several on one page */
  several: 'Factures',
  downloading: 'Téléchargement...',
  download: 'Télécharger le PDF',
  downloadFailed: "Le PDF n'a pas pu être téléchargé. Réessayez dans un instant.",
});
