import { french } from '../words';
import { DELIVERY_TIME, inDeliveryTime } from './orders/delivery';

/** The home page. */
export const homeWords = french('home', {
  brands: 'Marques populaires',
  categories: 'Nos catégories',
  searches: {
    circulator: 'Circulateur',
    valve: 'Vanne 3 voies',
    board: 'Carte électronique',
    exchanger: 'Échangeur',
    thermostat: 'Thermostat',
  },
  hero: () => `La bonne pièce pour votre chaudière, chez vous${inDeliveryTime()}`,
  heroText: (parts: string) =>
    `${parts}, radiateurs, pompes et plomberie. Vous payez à la livraison, partout en Algérie.`,
  plainParts: 'Pièces détachées',
  map: "Pièces d'une chaudière",
  frequentSearches: 'Recherches fréquentes',
  waysIn: {
    title: 'Autres façons de trouver une pièce',
    fault: "Un code erreur s'affiche ?",
    faultText: 'Son sens, quoi vérifier, les pièces en cause',
    list: 'Vous avez les références ?',
    listText: "Collez votre liste, jusqu'à 200 lignes",
    photo: 'Pièce introuvable ?',
    photoText: 'Envoyez une photo, nous vous rappelons',
  },
  newest: 'Derniers arrivages',
  support: 'Contact et assistance',
  writeUs: 'Nous écrire',
  supportText: (replyWithin: string | null, address: string) =>
    `Vous ne trouvez pas votre pièce ? Relevez le modèle sur la plaque signalétique de la chaudière et contactez-nous : nous l'identifions avec vous${replyWithin === null ? '' : `, avec une réponse sous ${replyWithin}`}. Siège à ${address}.`,
  testimonials: {
    installer: {
      name: 'Karim B.',
      role: 'Installateur à Blida',
      text: "La vanne trois voies est arrivée le lendemain, avec le bon moteur. J'ai remis la chaudière en route le jour même.",
    },
    householder: {
      name: 'Samia H.',
      role: 'Particulière à Alger',
      text: "Je n'avais que la photo de la plaque signalétique. Au téléphone, ils ont trouvé la carte électronique en cinq minutes.",
    },
    heatingEngineer: {
      name: 'Yacine M.',
      role: 'Chauffagiste à Sétif',
      text: "Des pièces d'origine, des prix clairs et je paie quand le colis est entre mes mains. Je commande toutes les semaines.",
    },
    adviser: {
      name: 'Nadia K.',
      role: 'Conseillère technique',
      text: "Un client sans chauffage n'a pas le temps de chercher. Notre travail, c'est qu'il reçoive la bonne pièce du premier coup.",
    },
  },
  reviews: (count: string) => `sur ${count} avis`,
  recommend: 'de nos clients nous recommandent',
  happyCustomers: 'clients satisfaits',
  references: 'références en stock',
  testimonialsTitle: 'Ce que disent nos clients',
  why: {
    delivery: `Livraison en ${DELIVERY_TIME}`,
    deliveryText: 'Dans votre wilaya, au tarif annoncé avant de commander.',
    original: 'Pièces 100% originales',
    originalText: 'Neuves, fournies par les fabricants, jamais de copies.',
    payment: 'Paiement à la livraison',
    paymentText: (others: string) => `Le montant exact, au livreur.${others}`,
    otherPayments: ' Carte, PayPal ou virement bancaire : bientôt disponibles.',
    support: 'Support 7j/7',
    supportText: 'Des spécialistes du chauffage vous aident à trouver la pièce.',
    freeDelivery: (amount: string) => `Livraison gratuite dès ${amount}`,
    freeDeliveryText: "Selon l'offre en cours dans votre wilaya ; vos frais s'affichent avant la confirmation.",
    guarantee: (duration: string) => `Garantie ${duration}`,
    guaranteeText: 'Sur les pièces et les appareils que nous vendons.',
    stock: (references: string) => `${references} références en stock`,
    stockText: (address: string) => `Pièces et accessoires, au départ de ${address}.`,
    service: 'Service après-vente agréé',
    serviceText: 'Un interlocuteur avant, pendant et après la réparation.',
    title: 'Pourquoi nous choisir',
  },
});
