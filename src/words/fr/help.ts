import type { FactTopic, HelpTopic } from '@/domain/boilers/help-topics';
import { claims } from '@/shop';
import { french } from '../words';
import { inDeliveryTime } from './orders/delivery';

/** What depends on a setting is made when it is read. */
type Text = string | (() => string);
type Fact = { title: string; lead: () => string; facts: Record<string, Text> };

function guaranteed(): string {
  const years = claims.guarantee_years;
  return years === null ? '' : ` ${years} an${years > 1 ? 's' : ''}`;
}

/** Pages of facts, and what the search says of every page that it leads to. */
export const helpWords = french('help', {
  title: 'Aide',
  topics: {
    delivery: { title: 'Livraison', hint: 'Frais par wilaya, délais, retrait au bureau' },
    guarantee: { title: 'Garantie', hint: 'Ce qui est couvert, et comment la demander' },
    returns: { title: 'Retours et annulation', hint: 'Une pièce à rendre, une commande à annuler' },
    invoice: { title: 'Facture', hint: 'Comment recevoir la facture de votre commande' },
    payment: { title: 'Paiement', hint: 'En espèces, à la livraison' },
    contact: { title: 'Contact', hint: 'Téléphone, WhatsApp, horaires et adresse' },
    tracking: { title: 'Suivre ma commande', hint: 'Avec le code, ou le numéro et le téléphone' },
    quote: { title: 'Demander un devis', hint: 'Prix fixés, document à imprimer' },
    request: { title: 'Demander une pièce', hint: 'Décrivez-la ou envoyez une photo de la plaque' },
    quickOrder: { title: 'Commande rapide', hint: 'Collez une liste de références' },
    boilers: { title: 'Trouver les pièces de ma chaudière', hint: 'Par marque, gamme et modèle' },
    faultCodes: { title: 'Codes erreur', hint: "Ce que dit l'afficheur, marque par marque" },
    symptoms: { title: 'Pannes courantes', hint: "Ce que c'est sans doute, et quoi vérifier" },
    about: { title: 'À propos', hint: 'La boutique et ses conditions de vente' },
    account: { title: 'Mon compte', hint: 'Commandes, adresse et mot de passe' },
    catalogue: { title: 'Tous les produits', hint: 'Le catalogue, à filtrer par catégorie, marque et prix' },
  } satisfies Record<HelpTopic, { title: string; hint: string }>,
  pages: {
    delivery: {
      title: 'Livraison',
      lead: () => 'Partout en Algérie, à domicile ou au bureau du transporteur.',
      facts: {
        one: `Les frais sont ceux de votre wilaya. Ils s'affichent au panier, avant que vous confirmiez.`,
        two: () =>
          `Votre commande part après un appel de confirmation${inDeliveryTime() === '' ? '' : `, et arrive${inDeliveryTime()}`}.`,
        three:
          "Où le transporteur a un bureau, vous pouvez y retirer le colis : le tarif s'affiche quand vous le choisissez.",
        four: 'Vous suivez votre colis avec le code reçu par e-mail, ou avec le numéro de commande et votre téléphone.',
      },
    },
    guarantee: {
      title: 'Garantie',
      lead: () => `Les pièces et les appareils que nous vendons sont garantis${guaranteed()}.`,
      facts: {
        one: 'La facture sert de preuve : gardez-la avec la notice.',
        two: 'Une pièce montée, mal choisie ou abîmée au montage peut sortir de la garantie : demandez-nous avant de la monter en cas de doute.',
        three:
          'Pour la demander, appelez-nous ou écrivez-nous avec le numéro de commande et une photo de la pièce et de sa plaque.',
        four: 'La durée propre à un produit figure sur sa page.',
      },
    },
    returns: {
      title: 'Retours et annulation',
      lead: () => 'Une erreur de pièce se règle le plus vite au téléphone.',
      facts: {
        one: "Tant que la commande n'est pas partie, elle s'annule en ligne, depuis sa page de suivi, ou par téléphone.",
        two: "À la livraison, vous pouvez refuser un colis abîmé ou qui n'est pas le vôtre.",
        three:
          'Pour rendre une pièce, appelez-nous avant de la renvoyer : non montée, dans son emballage, avec la facture.',
        four: 'Les conditions complètes sont dans les conditions de vente.',
      },
    },
    invoice: {
      title: 'Facture',
      lead: () => 'Chaque commande peut avoir sa facture, avec le registre du commerce et le NIF de la boutique.',
      facts: {
        one: 'Demandez-la par téléphone ou par message, avec le numéro de commande.',
        two: "Pour une facture au nom d'une entreprise, donnez le nom, le RC et le NIF.",
        three: "Avant de commander, un devis fixe les prix et s'imprime.",
      },
    },
    payment: {
      title: 'Paiement',
      lead: () => 'Vous payez à la livraison, en espèces, le montant exact indiqué à la confirmation.',
      facts: {
        one: "Le montant est le total des articles et les frais de livraison de votre wilaya : rien ne s'y ajoute.",
        two: "Rien n'est à payer d'avance sur le site.",
        three: "Si un prix a changé au moment de confirmer, le nouveau montant vous est montré d'abord.",
      },
    },
  } satisfies Record<FactTopic, Fact>,
  terms: 'Conditions de vente',
  ask: 'Une question ?',
});
