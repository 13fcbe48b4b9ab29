import { french } from '../../words';

/** The pages that mails of an account lead to. */
export const recoveryWords = french('recovery', {
  confirm: {
    openLink: "Ouvrez le lien que vous avez reçu par e-mail. Votre profil permet d'en demander un autre.",
    title: 'Confirmer votre adresse',
    text: 'Un dernier geste, et votre compte utilise cette adresse.',
    submit: 'Confirmer mon adresse',
    toProfile: 'Aller à votre profil',
  },
  forgot: {
    title: 'Mot de passe oublié',
    text: 'Indiquez votre adresse : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    field: "E-mail ou nom d'utilisateur",
    submit: 'Envoyer le lien',
    toLogin: 'Retour à la connexion',
  },
  noScript: (phones: string) => `Cette page demande JavaScript. Vous pouvez aussi nous appeler : ${phones}.`,
  invitation: {
    logIn: 'Connectez-vous avec votre adresse e-mail et ce mot de passe.',
    done: 'Votre compte est prêt',
    title: 'Votre mot de passe',
    submit: 'Enregistrer le mot de passe',
    openLink:
      "Ouvrez le lien de l'e-mail d'invitation. S'il n'est plus valable, demandez-en un autre à la personne qui vous a invité.",
  },
  reset: {
    logIn: 'Connectez-vous avec votre nouveau mot de passe.',
    done: 'Mot de passe changé',
    title: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    openLink: 'Ouvrez le lien que vous avez reçu par e-mail, ou demandez-en un autre.',
    newLink: 'Demander un nouveau lien',
  },
});
