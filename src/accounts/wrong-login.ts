/** The one answer to a login that fails, whatever the reason: an unknown name, another password, a locked account. */
export const WRONG_LOGIN =
  'Nom d’utilisateur ou mot de passe incorrect. Après 5 essais, la connexion au compte est suspendue 10 minutes.';
