import { shop } from '@/shop';

type LegalText = {
  /** the anchor that the footer links to */
  id: string;
  title: string;
  facts: string[];
  toComplete: string;
};

/** What already holds for this shop, and what only its owner can write. Keep the facts in step with the code. */
export const LEGAL_TEXTS: readonly LegalText[] = [
  {
    id: 'mentions-legales',
    title: 'Mentions légales',
    facts: [
      `Boutique : ${shop.name}, ${shop.tagline.toLowerCase()}.`,
      `Siège : ${shop.address}.`,
      `Contact : ${shop.email}, ${shop.phones.join(' ou ')}.`,
    ],
    toComplete:
      "raison sociale et forme juridique, numéro de registre du commerce, NIF et NIS, directeur de la publication, nom et adresse de l'hébergeur.",
  },
  {
    id: 'conditions-de-vente',
    title: 'Conditions de vente',
    facts: [
      'Les prix sont en dinars algériens (DZD), toutes taxes comprises.',
      'Les frais de livraison sont ceux de votre wilaya ; ils s’ajoutent au sous-total et s’affichent avant la confirmation.',
      'Le paiement se fait à la livraison, en espèces, du montant exact indiqué.',
      'Si un prix ou un stock a changé au moment de confirmer, la commande n’est pas passée et le nouveau montant vous est montré.',
      'Une commande enregistrée porte un numéro et garde les prix du jour de la commande.',
    ],
    toComplete:
      'délais et droit de rétractation, retours et remboursements, conditions de la garantie, règlement des litiges.',
  },
  {
    id: 'confidentialite',
    title: 'Confidentialité',
    facts: [
      'Avec une commande sont conservés : prénom, nom, e-mail, téléphone, adresse de livraison et articles. Ils servent à livrer et à envoyer la confirmation.',
      'Votre navigateur garde le panier, un identifiant d’invité et, si vous vous connectez, votre session ; le temps de la commande, aussi ce que vous y saisissez.',
      'Un seul cookie technique protège les formulaires. Aucune mesure d’audience, aucune publicité.',
      'Le formulaire de contact et la lettre d’information ne transmettent rien à nos serveurs dans cette version de la boutique.',
      'La carte de la page Contact vient d’OpenStreetMap, qui voit alors votre adresse IP.',
    ],
    toComplete:
      'responsable du traitement, durée de conservation, déclaration auprès de l’ANPDP, et comment demander l’accès, la correction ou la suppression de vos données.',
  },
];
