import { french } from '../../words';

/** The invoice. */
export const invoiceWords = french('invoice', {
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
  legal: {
    company: 'Raison sociale',
    owner_name: 'Gérant',
    rc: 'RC',
    nif: 'NIF',
    nis: 'NIS',
    ai: 'AI',
    capital: 'Capital',
    bank: 'Compte bancaire',
  },
  /** the title of several on one page */
  several: 'Factures',
});
