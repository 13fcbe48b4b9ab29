import { shop } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { slogan } from '@/words/own-texts';

type LegalText = {
  /** the anchor that the footer links to */
  id: string;
  title: string;
  facts: string[];
  toComplete: string;
};

/** What already holds for this shop, and what only its owner can write. Keep the facts in step with the code. */
export const legalTexts = (): readonly LegalText[] => [
  {
    id: 'mentions-legales',
    title: aboutWords.legal.notices,
    facts: [
      aboutWords.legal.shop(shop.name, slogan().toLowerCase()),
      aboutWords.legal.seat(shop.address),
      aboutWords.legal.contact(shop.email, shop.phones.join(' ou ')),
    ],
    toComplete: aboutWords.legal.toCompleteNotices,
  },
  {
    id: 'conditions-de-vente',
    title: aboutWords.legal.terms,
    facts: [
      aboutWords.legal.prices,
      aboutWords.legal.deliveryFees,
      aboutWords.legal.payment,
      aboutWords.legal.changedPrice,
      aboutWords.legal.orderNumber,
    ],
    toComplete: aboutWords.legal.toCompleteTerms,
  },
  {
    id: 'confidentialite',
    title: aboutWords.legal.privacy,
    facts: [
      aboutWords.legal.orderData,
      aboutWords.legal.quoteData,
      aboutWords.legal.partRequestData,
      aboutWords.legal.browserData,
      aboutWords.legal.cookie,
      aboutWords.legal.forms,
      aboutWords.legal.map,
    ],
    toComplete: aboutWords.legal.toCompletePrivacy,
  },
];
