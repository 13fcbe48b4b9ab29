import { french } from '../words';
import { inDeliveryTime } from './orders/delivery';

/** Titles and descriptions of pages, for search engines and tabs, and the pages of errors. */
export const pageWords = french('pages', {
  about: {
    title: 'À propos',
    description:
      'Qui nous sommes, ce que nous savons du chauffage, et comment nous joindre. Mentions légales, conditions de vente, confidentialité.',
  },
  categories: {
    description:
      'Chaudières, pièces détachées, radiateurs, pompes et plomberie : toutes nos catégories et les marques de chacune.',
  },
  checkout: {
    title: 'Commande',
    heading: 'Finaliser la commande',
    noScript: (phones: string) =>
      `La commande en ligne demande JavaScript. Vous pouvez aussi commander par téléphone : ${phones}.`,
  },
  brands: {
    title: 'Toutes nos marques',
    description:
      'Les fabricants de chaudières, de pièces détachées et de robinetterie que nous vendons en Algérie, par ordre alphabétique.',
    hint: 'Choisissez le fabricant de votre appareil pour voir ses pièces et ses produits.',
  },
  categoryBrands: {
    unknown: 'Catégorie non trouvée',
    category: 'Catégorie',
    title: (name: string) => `${name} : les marques`,
    description: (name: string) =>
      `${name} : choisissez la marque de votre appareil. Livraison${inDeliveryTime()} partout en Algérie, paiement à la livraison.`,
  },
  confirmEmail: {
    title: 'Confirmer votre adresse',
    description: 'Confirmez la nouvelle adresse e-mail de votre compte.',
  },
  contact: {
    title: 'Contact',
    description:
      "Téléphone, e-mail, WhatsApp ou ticket : nos spécialistes du chauffage vous aident à trouver la bonne pièce. Horaires et plan d'accès.",
  },
  democate: {
    title: 'Parcourir les catégories',
    description: 'Chaudières, pièces détachées, pompes, radiateurs et plomberie, par catégorie et par marque.',
  },
  forgotPassword: {
    title: 'Mot de passe oublié',
    description: 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
  },
  login: {
    description: 'Connectez-vous à votre compte pour suivre vos commandes de pièces de chaudière et de chauffage.',
  },
  home: {
    title: () => `La bonne pièce pour votre chaudière, chez vous${inDeliveryTime()}`,
  },
  unknownProduct: {
    title: 'Produit non trouvé',
    text: "Ce produit n'existe pas ou n'est plus proposé.",
  },
  productPicture: 'La pièce, sa marque et le nom du magasin',
  products: {
    page: (subject: string, page: number) => `${subject}, page ${page}`,
    description: (subject: string, shop: string) =>
      `${subject} : pièces et équipements de chauffage chez ${shop}, livrés${inDeliveryTime()} partout en Algérie, à payer à la livraison.`,
  },
  profile: {
    title: 'Mon profil',
    description: 'Vos informations et vos commandes.',
    noScript: (phones: string) =>
      `Le profil demande JavaScript. Pour une question sur une commande, appelez-nous : ${phones}.`,
  },
  invitation: {
    title: 'Bienvenue',
    description: 'Choisissez le mot de passe de votre compte pour y entrer.',
  },
  register: {
    title: 'Créer un compte',
    description: 'Créez un compte pour retrouver et suivre vos commandes de pièces de chaudière et de chauffage.',
  },
  resetPassword: {
    title: 'Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe pour votre compte.',
  },
  search: {
    title: 'Recherche',
    titleFor: (text: string) => `Recherche : ${text}`,
    description: 'Cherchez une pièce, une marque ou une référence parmi nos pièces de chaudière et de chauffage.',
  },
  tracking: {
    title: 'Suivre ma commande',
    description: 'Où en est votre commande : son numéro et votre téléphone suffisent, sans compte.',
    noScript: (phones: string) =>
      `Le suivi en ligne demande JavaScript. Pour savoir où en est votre commande, appelez-nous : ${phones}.`,
  },
  sharePicture: () => `Livraison${inDeliveryTime()}, paiement à la livraison`,
  notFound: (shop: string) => `Page introuvable | ${shop}`,
});

/** The page of an address that leads nowhere. */
export const notFoundWords = french('notFound', {
  notFound: 'Oops! Page not found',
  notFoundText: "Cette page n'existe pas ou n'existe plus. Cherchez une pièce ci-dessus, ou repartez de l'accueil.",
  toHome: 'Return to Home',
  seeAllProducts: 'Voir tous les produits',
});
