import { QUOTE_DAYS, type QuoteState } from '@/domain/quotes';
import { french } from '../words';

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
