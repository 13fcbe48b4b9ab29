import { french } from '../../words';

/** Login and registration. */
export const loginWords = french('login', {
  factor: {
    title: 'Validation en deux étapes',
    text: 'Ce compte demande un code en plus du mot de passe.',
    submit: 'Valider',
  },
  newPassword: {
    title: 'Nouveau mot de passe',
    text: "Votre mot de passe est trop simple pour l'espace d'administration : choisissez-en un autre.",
    submit: 'Changer et se connecter',
  },
  usernameOrEmail: "Nom d'utilisateur ou e-mail",
  reasons: {
    orders: 'Vos commandes, suivies',
    ordersText: 'Leur état et leur contenu, de la préparation à la livraison.',
    nothingLost: "Rien n'est perdu",
    nothingLostText: 'Ce que vous avez commandé en invité depuis cet appareil rejoint votre compte.',
    free: 'Sans obligation',
    freeText: 'Vous pouvez aussi commander en invité et payer à la livraison.',
  },
  yourAccount: 'Votre compte',
  noScript: (phones: string) =>
    `La connexion demande JavaScript. Vous pouvez aussi commander par téléphone : ${phones}.`,
  why: (shop: string) => `Un compte ${shop}, pour quoi faire ?`,
  tabs: 'Connexion ou inscription',
  or: 'ou',
  continueAsGuest: "Continuer en tant qu'invité",
  googleNotLoaded: 'Failed to load Google Sign-In script',
  googleNotReady: 'Failed to initialize Google Sign-In',
  lineDown: 'Network error. Please check your connection and try again.',
  loginFailed: (status: number) => `Login failed (${status})`,
  registeredNotLoggedIn: 'Registration successful but auto-login failed. Please try logging in manually.',
  lineDownShort: 'Network error. Please try again.',
  registrationFailed: 'Registration failed. Please try again.',
  googleLineDown: 'Network error during Google authentication',
  googleFailed: 'Google authentication failed',
  welcome: (name: string) => `Welcome to our platform, ${name}! Your account has been created.`,
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
});
