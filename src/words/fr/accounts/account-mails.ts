import { INVITATION_DAYS } from '@/domain/accounts/account-state';
import { french } from '../../words';

/** null: the address was not confirmed, so the mail holds nothing that was typed into a form. */
type Username = string | null;

const named = (username: Username) => (username === null ? '' : ` « ${username} »`);

/** The mails about an account. */
export const accountMailWords = french('accountMails', {
  notices: {
    of: {
      'password-changed': {
        subject: 'Votre mot de passe a été changé',
        happened: (username: Username) => `Le mot de passe du compte${named(username)} vient d'être changé.`,
      },
      'email-changed': {
        subject: 'Votre adresse e-mail a été changée',
        happened: (username: Username) =>
          `Le compte${named(username)} utilise désormais une autre adresse e-mail que celle-ci.`,
      },
      'role-changed': {
        subject: 'Les droits de votre compte ont été changés',
        happened: (username: Username) => `Un administrateur a changé les droits du compte${named(username)}.`,
      },
      'factor-set-up': {
        subject: 'La validation en deux étapes est activée',
        happened: (username: Username) => `Le compte${named(username)} demande désormais un code à chaque connexion.`,
      },
      'factor-dropped': {
        subject: 'La validation en deux étapes est désactivée',
        happened: (username: Username) => `Le compte${named(username)} ne demande plus de code à la connexion.`,
      },
      'factor-reset': {
        subject: 'La validation en deux étapes a été réinitialisée',
        happened: (username: Username) =>
          `Un administrateur a réinitialisé la validation en deux étapes du compte${named(username)}.`,
      },
      'account-disabled': {
        subject: 'Votre compte a été désactivé',
        happened: (username: Username) =>
          `Un administrateur a désactivé le compte${named(username)} : il ne permet plus de se connecter.`,
      },
      'account-enabled': {
        subject: 'Votre compte est de nouveau actif',
        happened: (username: Username) => `Un administrateur a réactivé le compte${named(username)}.`,
      },
      'account-deleted': {
        subject: 'Votre compte a été supprimé',
        happened: (username: Username) => `Le compte${named(username)} a été supprimé.`,
      },
    },
    notYou: "Ce n'était pas vous ? Appelez-nous, ou choisissez un nouveau mot de passe sur la page de connexion.",
  },
  toProfile: 'Voir mon profil',
  confirm: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Vous avez demandé à utiliser cette adresse pour votre compte.',
    button: 'Confirmer mon adresse',
    lifetime: "Ce lien est valable 24 heures et ne sert qu'une fois.",
    notYou: "Ce compte n'est pas le vôtre, ou vous n'avez rien demandé ? Ignorez cet e-mail : rien ne change.",
  },
  taken: {
    subject: 'Cette adresse a déjà un compte',
    text: "Quelqu'un a demandé à utiliser cette adresse e-mail pour un autre compte.",
    account: (username: Username) =>
      `Elle est déjà celle du compte${username === null ? ' que vous avez' : named(username)} : rien n'a été changé.`,
  },
  notAsked: "Vous n'avez rien demandé ? Ignorez cet e-mail.",
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: (username: Username) => `Vous avez demandé un nouveau mot de passe pour votre compte${named(username)}.`,
    button: 'Choisir un nouveau mot de passe',
    lifetime: "Ce lien est valable une heure et ne sert qu'une fois.",
    notYou: "Vous n'avez rien demandé ? Ignorez cet e-mail : votre mot de passe reste le même.",
  },
  invitation: {
    subject: (shop: string) => `Votre accès à ${shop}`,
    text: (shop: string) =>
      `Un administrateur de ${shop} vous a créé un compte. Choisissez votre mot de passe pour y entrer.`,
    button: 'Choisir mon mot de passe',
    lifetime: `Ce lien est valable ${INVITATION_DAYS} jours et ne sert qu'une fois.`,
    notYou: "Vous n'attendiez pas cet accès ? Ignorez cet e-mail : rien n'est ouvert sans ce lien.",
  },
  welcome: {
    subject: (shop: string) => `Bienvenue chez ${shop}`,
    created: (username: Username) =>
      username === null
        ? "Votre compte a bien été créé. Vous pouvez vous connecter avec votre adresse e-mail ou votre nom d'utilisateur."
        : `Votre compte a bien été créé. Votre nom d'utilisateur est « ${username} » ; vous pouvez aussi vous connecter avec votre adresse e-mail.`,
    profile:
      'Vous retrouvez vos commandes et leur suivi dans votre profil, et vos coordonnées sont déjà remplies à la prochaine commande.',
  },
});
