import { formatListPrice } from '@/domain/price-texts';
import { french } from '../../words';

/** What a message to a customer says about the order. */
export type WhatsAppFacts = {
  /** '' if unknown */
  name: string;
  number: number;
  /** dinars */
  total: number;
  /** '' if unknown */
  place: string;
  /** null before the order is with a courier */
  courier: string | null;
  /** the courier's number of the parcel */
  tracking: string | null;
  shop: { name: string; phone: string };
};

const greeting = ({ name }: WhatsAppFacts) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`);
const order = ({ number, shop }: WhatsAppFacts) => `votre commande n° ${number} chez ${shop.name}`;
const amount = ({ total }: WhatsAppFacts) => formatListPrice(total);
const by = ({ courier }: WhatsAppFacts) => (courier === null ? '' : ` avec ${courier}`);
const numbered = ({ tracking }: WhatsAppFacts) => (tracking === null ? '' : ` Numéro de suivi : ${tracking}.`);

/** Messages that clerks send to customers by WhatsApp. In Arabic: src/words/ar/whatsapp.ts. */
export const whatsappWords = french('whatsapp', {
  confirmed: (facts: WhatsAppFacts) =>
    `${greeting(facts)} ${order(facts)} est confirmée. Total à payer à la livraison : ${amount(facts)}.${facts.place === '' ? '' : ` Livraison : ${facts.place}.`} Merci de votre confiance.`,
  sent: (facts: WhatsAppFacts) =>
    `${greeting(facts)} ${order(facts)} est expédiée${by(facts)}.${numbered(facts)} Montant à préparer : ${amount(facts)}.`,
  atDesk: (facts: WhatsAppFacts) =>
    `${greeting(facts)} ${order(facts)} vous attend au bureau${facts.courier === null ? ' du livreur' : ` de ${facts.courier}`}${facts.place === '' ? '' : ` (${facts.place})`}.${numbered(facts)} Munissez-vous de votre pièce d'identité et de ${amount(facts)}.`,
  absent: (facts: WhatsAppFacts) =>
    `${greeting(facts)} le livreur n'a pas réussi à vous joindre pour ${order(facts)}.${numbered(facts)} Quand pouvez-vous la recevoir ? Répondez-nous ici ou appelez le ${facts.shop.phone}.`,
});

export type WhatsAppMessage = keyof typeof whatsappWords;
