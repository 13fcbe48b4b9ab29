import { MAX_ORDER_LINES } from '@/domain/orders/cart';
import { QUOTE_DAYS, type QuoteState } from '@/domain/orders/quotes';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** What the calls of quotes answer. */
export const quoteCallWords = french('quoteCalls', {
  notFound: 'Devis introuvable.',
});

/** The quote: its page and its PDF. */
export const quoteWords = french('quotes', {
  title: (number: number) => `Devis n° ${number}`,
  for: 'Devis pour',
  date: 'Date',
  validUntil: "Valable jusqu'au",
  rc: 'RC',
  nif: 'NIF',
  conditions: 'Conditions',
  conditionsText: `Prix en dinars algériens, livraison non comprise. Les pièces ne sont pas réservées. Ce devis est valable ${QUOTE_DAYS} jours.`,
  total: 'Total sans livraison',
  states: { open: 'En cours de validité', ordered: 'Devis déjà commandé', expired: 'Devis expiré' } satisfies Record<
    QuoteState,
    string
  >,
});

/** The pages of quotes: the request, the quote, its order. */
export const quotePageWords = french('quotePages', {
  ask: 'Demander un devis',
  yours: 'Votre devis',
  follow: (order: number) => `Suivre la commande n° ${order}`,
  noScript: (phones: string) => `Les devis demandent JavaScript. Appelez-nous : ${phones}.`,
  askDescription: `Un devis de votre panier, valable ${QUOTE_DAYS} jours, en PDF.`,
  askLead: `Vos prix sont fixés pour ${QUOTE_DAYS} jours. Les pièces ne sont pas réservées, la livraison n'est pas comprise.`,
  emptyCart: 'Votre panier est vide : ajoutez-y les pièces de votre devis.',
  byList: 'Commande rapide par références',
  name: 'Nom et prénom',
  phone: 'Téléphone',
  email: 'E-mail',
  forCompany: 'Le devis est pour une entreprise',
  company: 'Nom de l’entreprise',
  rc: 'Registre de commerce (RC)',
  nif: 'Identifiant fiscal (NIF)',
  make: 'Établir le devis',
  lines: (pieces: number) => frenchPlural(pieces, 'pièce'),
  tooManyLines: (lines: number) =>
    `Un devis, comme une commande, a ${MAX_ORDER_LINES} articles différents au plus ; il y en a ${lines} ici.`,
  loading: 'Chargement du devis...',
  failed: 'Impossible de charger le devis',
  unknownHint: 'Le lien est peut-être incomplet.',
  download: 'Télécharger le PDF',
  print: 'Imprimer',
  order: 'Commander ce devis',
  orderLead: 'Aux prix du devis, plus la livraison. Paiement à la livraison.',
  confirm: 'Confirmer la commande',
  reference: (reference: string) => `Réf. ${reference}`,
});
