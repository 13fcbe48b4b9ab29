import type { ReactNode } from 'react';
import { french } from '../../words';

/** The profile's security: second factor, sessions, personal data. */
export const securityCardWords = french('securityCards', {
  data: {
    downloaded: 'Le fichier de vos données a été téléchargé.',
    title: 'Vos données',
    text: 'Téléchargez tout ce que la boutique conserve sur votre compte : informations, commandes, sessions et activité.',
    download: 'Télécharger mes données',
    delete: 'Supprimer mon compte',
  },
  factor: {
    turnOff: 'Désactiver',
    turnOn: 'Activer',
    replaced: "Votre application d'authentification a été remplacée.",
    turnedOn: 'La validation en deux étapes est activée.',
    turnedOff: 'La validation en deux étapes est désactivée.',
    title: 'Validation en deux étapes',
    onText:
      "Chaque connexion demande un code de votre application d'authentification, ou l'un de vos codes de secours. Remplacez l'application pour changer de téléphone, ou pour recevoir dix nouveaux codes de secours.",
    offText:
      'Avec un code de votre téléphone en plus du mot de passe, un mot de passe volé ne suffit plus pour entrer dans votre compte.',
    replace: "Remplacer l'application",
    on: 'Activée',
    off: 'Désactivée',
  },
  sessions: {
    times: (login: ReactNode, lastUse: ReactNode) => ['Connexion ', login, ', dernière activité ', lastUse],
    browserOn: 'sur',
    unknownBrowser: 'Navigateur inconnu',
    this: 'Cette session',
    unknownAddress: 'Adresse inconnue',
    address: (address: string) => `Adresse ${address}`,
    endOf: (name: string) => `Déconnecter : ${name}`,
    end: 'Déconnecter',
    title: 'Vos sessions',
    text: 'Les appareils connectés à votre compte. Déconnectez ceux que vous ne reconnaissez pas, puis changez de mot de passe.',
    endOthers: 'Déconnecter toutes les autres sessions',
    failed: 'Impossible de charger vos sessions',
    loading: 'Chargement de vos sessions...',
    othersEnded: 'Toutes vos autres sessions sont déconnectées.',
    ended: 'La session est déconnectée.',
    now: "à l'instant",
    on: (date: string) => `le ${date}`,
  },
});
