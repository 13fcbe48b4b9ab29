/** The one answer to a login that fails, whatever the reason: an unknown name, another password, a locked account. */
export const WRONG_LOGIN =
  'Nom d’utilisateur ou mot de passe incorrect. Après 5 essais, le compte est bloqué 10 minutes : patientez, ou choisissez un nouveau mot de passe.';
