/** The messages of a failed login. */
import { LOCK_MINUTES, MAX_WRONG_TRIES } from '@/domain/lockout';

/** The one answer to a wrong login, whatever the reason: an unknown name, another password, a locked account. */
export const WRONG_LOGIN = `Nom d’utilisateur ou mot de passe incorrect. Après ${MAX_WRONG_TRIES} essais, le compte est bloqué ${LOCK_MINUTES} minutes : patientez, ou choisissez un nouveau mot de passe.`;

export const OTP_MISSING = 'Saisissez le code de votre application d’authentification.';
export const WRONG_OTP = 'Code incorrect ou déjà utilisé.';
