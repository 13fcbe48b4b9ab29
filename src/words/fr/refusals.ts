import { LOCK_MINUTES, MAX_LOGIN_TRIES } from '@/domain/accounts/session';
import { french } from '../words';

/** What the calls of an account answer. */
export const accountCallWords = french('accountCalls', {
  googleFailed: 'Google authentication failed',
  /** whatever the reason: an unknown name, another password, a locked account */
  wrongLogin: `Nom d'utilisateur ou mot de passe incorrect. Après ${MAX_LOGIN_TRIES} essais, le compte est bloqué ${LOCK_MINUTES} minutes : patientez, ou choisissez un nouveau mot de passe.`,
  codeMissing: "Saisissez le code de votre application d'authentification.",
  passwordChange: (min: number) =>
    `Votre mot de passe est trop simple pour l'espace d'administration : choisissez-en un autre, d'au moins ${min} caractères.`,
  usernameTaken: "Ce nom d'utilisateur est déjà pris.",
  emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
  sessionExpired: 'Session expirée. Veuillez vous reconnecter.',
  tooManyTries: "Trop d'essais : veuillez vous reconnecter.",
  profileChanged:
    "Ces informations ont été modifiées depuis un autre appareil. Rien n'a été enregistré : vérifiez-les puis réessayez.",
  badLink: "Ce lien n'est plus valable. Demandez-en un autre.",
  passwordChanged: 'Votre mot de passe a été changé. Vos autres appareils sont déconnectés.',
  passwordReset: 'Votre mot de passe a été changé. Vous pouvez vous connecter.',
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  linkSent: 'Si un compte correspond, un e-mail avec un lien vient de lui être envoyé.',
  unknownSession: 'Session inconnue.',
  notDeleted: {
    'open-orders': "Une de vos commandes est encore en cours : votre compte ne peut être supprimé qu'ensuite.",
    'last-admin': 'Ce compte est le seul administrateur de la boutique.',
  },
});

/** Why an order was refused. Prices and amounts come formatted. */
export const orderCallWords = french('orderCalls', {
  tooLittle: (minimum: string) => `La commande minimum est de ${minimum} d'articles.`,
  tooMany: (phone: string) =>
    `Trop de commandes pour cette adresse e-mail ou ce téléphone. Attendez notre appel, ou appelez-nous au ${phone}.`,
  undeliverable: {
    'not-served': (place: string) => `Nous ne livrons pas à ${place}.`,
    'no-desk': (place: string) =>
      `Il n'y a pas de bureau du transporteur à ${place} : choisissez la livraison à domicile.`,
  },
  blocked: (phone: string) => `Commande impossible en ligne pour ce numéro. Appelez-nous au ${phone}.`,
  agreementOver: {
    ordered: 'Ce devis a déjà été commandé.',
    expired: "Ce devis n'est plus valable. Demandez-en un autre.",
  },
  keyReused: 'Cette clé Idempotency-Key a déjà servi pour une autre demande.',
  gone: (name: string) => `« ${name} » n'est plus disponible.`,
  unnamed: (productId: number) => `Produit ${productId}`,
  unpriced: (title: string) => `« ${title} » n'est pas disponible à la vente pour le moment.`,
  soldOut: (title: string) => `« ${title} » est en rupture de stock.`,
  short: (title: string, stock: number) => `« ${title} » : il ne reste que ${stock} en stock.`,
  price: (title: string, price: string) => `Le prix de « ${title} » a changé : ${price}.`,
});
