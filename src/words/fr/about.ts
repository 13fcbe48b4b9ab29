import { PART_REQUEST_DAYS, REQUEST_PICTURE_DAYS } from '@/domain/orders/part-requests';
import { UNORDERED_QUOTE_DAYS } from '@/domain/orders/quotes';
import { french } from '../words';
import { DELIVERY_TIME, inDeliveryTime } from './orders/delivery';

/** The page about the shop, with the legal texts. */
export const aboutWords = french('about', {
  title: (since: number | null) => `Le chauffage est notre métier${since === null ? '' : ` depuis ${since}`}`,
  intro: (shop: string) =>
    `${shop} fournit aux particuliers, aux installateurs et aux professionnels d'Algérie la pièce d'origine qui remet leur chaudière en route.`,
  browse: 'Parcourir les produits',
  contactExpert: 'Contacter un expert',
  contact: 'Nous contacter',
  contactHint: (replyWithin: string | null) =>
    `Écrivez, appelez, envoyez une photo${replyWithin === null ? '' : ` : réponse sous ${replyWithin}`}.`,
  since: (year: number) => `Depuis ${year}`,
  experience: 'expérience du métier',
  heatingExpertise: 'expertise en chauffage',
  references: 'références en stock',
  happyCustomers: 'clients satisfaits',
  expertise: 'Notre expertise',
  heatingSince: (since: number) => `expertise en chauffage depuis ${since}`,
  experienceSince: (since: number) => `expérience du métier depuis ${since}`,
  ourFields: 'nos domaines',
  fields: (claims: string) =>
    `${claims.charAt(0).toUpperCase()}${claims.slice(1)} : gaz, fioul et condensation, régulation, hydraulique, plancher chauffant.`,
  approvedService: 'Notre service après-vente est agréé.',
  advisers: "Nos conseillers lisent un éclaté aussi bien qu'une plaque signalétique.",
  legal: {
    notices: 'Mentions légales',
    shop: (name: string, tagline: string) => `Boutique : ${name}, ${tagline}.`,
    seat: (address: string) => `Siège : ${address}.`,
    contact: (email: string, phones: string) => `Contact : ${email}, ${phones}.`,
    toCompleteNotices:
      "raison sociale et forme juridique, numéro de registre du commerce, NIF et NIS, directeur de la publication, nom et adresse de l'hébergeur.",
    terms: 'Conditions de vente',
    prices: 'Les prix sont en dinars algériens (DZD), toutes taxes comprises.',
    deliveryFees:
      "Les frais de livraison sont ceux de votre wilaya ; ils s'ajoutent au sous-total et s'affichent avant la confirmation.",
    payment: 'Le paiement se fait à la livraison, en espèces, du montant exact indiqué.',
    changedPrice:
      "Si un prix ou un stock a changé au moment de confirmer, la commande n'est pas passée et le nouveau montant vous est montré.",
    orderNumber: 'Une commande enregistrée porte un numéro et garde les prix du jour de la commande.',
    toCompleteTerms:
      'délais et droit de rétractation, retours et remboursements, conditions de la garantie, règlement des litiges.',
    privacy: 'Confidentialité',
    orderData:
      'Pour chaque commande, nous conservons prénom, nom, e-mail, téléphone, adresse de livraison et articles. Ils servent à livrer et à envoyer la confirmation.',
    quoteData: `Pour un devis, nous conservons nom, téléphone, articles et, si vous les donnez, e-mail et entreprise. Un devis qui n'est pas commandé est effacé ${UNORDERED_QUOTE_DAYS} jours après son dernier jour ; un devis commandé reste avec sa commande.`,
    partRequestData: `Pour une demande de pièce, nous conservons téléphone, texte et photos. Les photos sont effacées après ${REQUEST_PICTURE_DAYS} jours, la demande après ${PART_REQUEST_DAYS} jours.`,
    browserData:
      "Votre navigateur garde le panier, un identifiant d'invité et, si vous vous connectez, votre session ; le temps d'une commande ou d'une demande, aussi ce que vous y saisissez.",
    cookie: "Un seul cookie technique protège les formulaires. Aucune mesure d'audience, aucune publicité.",
    forms:
      "Le formulaire de contact et la lettre d'information ne transmettent rien à nos serveurs dans cette version de la boutique.",
    map: "La carte de la page Contact vient d'OpenStreetMap, qui voit alors votre adresse IP.",
    toCompletePrivacy:
      "responsable du traitement, durée de conservation des commandes, déclaration auprès de l'ANPDP, et comment demander l'accès, la correction ou la suppression de vos données.",
    title: 'Informations légales',
    toComplete: 'À compléter par le responsable de la boutique :',
  },
  mission: 'Notre mission',
  missionProblem:
    "Une chaudière en panne, c'est une maison froide. Trop souvent, la réparation attend une pièce que personne ne trouve, ou bien une copie qui ne tient pas l'hiver.",
  missionAnswer: (address: string) =>
    `Nous rassemblons les pièces d'origine des grandes marques, nous les décrivons avec les mots du métier et leur référence exacte, et nous les livrons${inDeliveryTime()} depuis ${address}. Vous payez quand le colis est là.`,
  reasons: {
    original: 'Pièces 100% originales',
    originalText: 'Neuves, fournies par les fabricants, avec leur référence.',
    guarantee: (duration: string) => `Garantie ${duration}`,
    guaranteeText: 'Sur les pièces et les appareils que nous vendons.',
    delivery: `Livraison en ${DELIVERY_TIME}`,
    deliveryText: 'Dans votre wilaya, aux frais affichés avant de commander.',
    payment: 'Paiement à la livraison',
    paymentText: 'Le montant exact, au livreur, colis en main.',
    service: 'Service après-vente agréé',
    serviceText: 'Le même interlocuteur avant et après la réparation.',
    support: 'Support 7j/7',
    supportText: 'Une question un dimanche soir ? Écrivez, un spécialiste répond.',
    title: 'Pourquoi nous choisir',
  },
  team: {
    advisers: 'Les conseillers',
    advisersText: 'Identifient la pièce au téléphone ou sur photo.',
    technicians: 'Les techniciens',
    techniciansText: 'Contrôlent les retours et assurent le service après-vente.',
    packers: 'Les préparateurs',
    packersText: 'Emballent et remettent votre colis au livreur.',
    title: 'Notre équipe',
  },
});
