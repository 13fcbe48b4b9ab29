/** What people look for in the search that is a page of the shop, not a product. Pure. */

export const HELP = '/aide';
export const SYMPTOMS = '/pannes';

/** Where each topic leads; those below `HELP` are short pages of facts (src/storefront/help). */
export const TOPIC_PAGES = {
  delivery: `${HELP}/livraison`,
  guarantee: `${HELP}/garantie`,
  returns: `${HELP}/retours`,
  invoice: `${HELP}/facture`,
  payment: `${HELP}/paiement`,
  contact: '/contactus',
  tracking: '/suivi',
  quote: '/devis',
  request: '/demande-piece',
  quickOrder: '/commande-rapide',
  boilers: '/chaudieres',
  faultCodes: '/codes-erreur',
  symptoms: SYMPTOMS,
  about: '/Apropos',
  account: '/profile',
  catalogue: '/products',
} as const;

export type HelpTopic = keyof typeof TOPIC_PAGES;

/** In the order in which they are offered. */
export const HELP_TOPICS = Object.keys(TOPIC_PAGES) as HelpTopic[];

/** The topics that have a page of facts. */
export const FACT_TOPICS = ['delivery', 'guarantee', 'returns', 'invoice', 'payment'] as const satisfies HelpTopic[];
export type FactTopic = (typeof FACT_TOPICS)[number];

/** The topic of an address below `HELP`; null for none. */
export function topicOfPath(slug: string): FactTopic | null {
  return FACT_TOPICS.find((topic) => TOPIC_PAGES[topic] === `${HELP}/${slug.toLowerCase()}`) ?? null;
}
