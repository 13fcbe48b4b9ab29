import type { ReactNode } from 'react';
import type { OfficeRole } from '@/domain/accounts/roles';
import { frenchPlural } from '../../plural';
import { french } from '../../words';

/** The profile: details and orders of an account. */
export const profileWords = french('profile', {
  admin: {
    access: 'Accès administrateur',
    officeAccess: "Accès à l'administration",
    tasks: {
      staff: 'Gérez les produits, les catégories et les marques.',
      clerk: 'Traitez les commandes et consultez le catalogue.',
      admin: 'Gérez les commandes, le catalogue, la livraison et les comptes.',
    } satisfies Record<OfficeRole, string>,
    open: "Ouvrir l'administration",
    statistics: 'Statistiques de la boutique',
    statisticsFailed: 'Impossible de charger les statistiques',
    loadingStatistics: 'Chargement des statistiques...',
    revenue: "Chiffre d'affaires",
    orders: 'Commandes',
    pendingOrders: 'Commandes en attente',
    products: 'Produits',
    lowStock: 'Produits en stock faible',
    users: 'Utilisateurs',
  },
  details: {
    emailSent: (address: ReactNode) => [
      'Un e-mail de confirmation a été envoyé à ',
      address,
      ". Ouvrez-le pour confirmer ; d'ici là, votre adresse actuelle reste valable.",
    ],
    title: 'Mes informations',
    edit: 'Modifier mes informations',
    changePassword: 'Changer mon mot de passe',
    securityAndData: 'Sécurité et données',
    saved: 'Vos informations ont été enregistrées.',
    save: 'Enregistrer',
    currentPassword: 'Mot de passe actuel',
    passwordHint: "Demandé pour changer d'adresse e-mail.",
    notGiven: 'Non renseigné',
    memberSince: 'Membre depuis le',
    passwordChanged: 'Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.',
    newPassword: 'Nouveau mot de passe',
    saving: 'Enregistrement...',
  },
  logOut: 'Se déconnecter',
  orders: {
    count: (count: number) => frenchPlural(count, 'commande'),
    follow: 'Suivre cette commande',
    followNumber: (id: number) => `Suivre la commande #${id}`,
    quantity: (count: number) => `Quantité : ${count}`,
    moreFailed: "Les commandes suivantes n'ont pas pu être chargées.",
    more: 'Afficher plus de commandes',
    none: 'Aucune commande pour le moment',
    noneText: 'Vos commandes et leur suivi apparaîtront ici.',
    discover: 'Découvrir nos produits',
    order: (id: number) => `Commande #${id}`,
    address: 'Adresse de livraison',
    ownAddress: 'Votre adresse',
    delivery: 'Livraison',
    payment: 'Paiement',
    mine: 'Mes commandes',
    failed: 'Impossible de charger vos commandes',
    fewer: 'Voir moins',
    otherLine: "Voir l'autre article",
    otherLines: (count: number) => `Voir les ${count} autres articles`,
    each: (price: string) => `${price} l'unité`,
    loading: 'Chargement de vos commandes...',
  },
  deleted: 'Compte supprimé',
  deletedText: 'Vos données ont été effacées.',
  failed: 'Failed to load user profile',
  loading: 'Chargement de votre profil...',
});

/** What the profile says of its security before that part is loaded. */
export const securityWords = french('security', {
  factor: {
    demandText: (demand: ReactNode) => [
      demand,
      " Elle est obligatoire pour l'équipe de la boutique : l'administration et vos commandes s'ouvrent ensuite.",
    ],
    demand: "Activez d'abord la validation en deux étapes.",
  },
  title: 'Sécurité',
  failed: 'Impossible de charger cette partie de la page',
});
