/** What a password must be: long enough, not among the first that anybody would try, not the name it protects. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

export const PASSWORD_RULE = `Au moins ${MIN_PASSWORD_LENGTH} caractères ; évitez les mots de passe courants.`;

/** From published lists of the most used passwords in French and English, those of 8 characters and more. */
const COMMON = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '0123456789',
  '987654321',
  '87654321',
  '11223344',
  '1q2w3e4r',
  '1qaz2wsx',
  'password',
  'password1',
  'passw0rd',
  'motdepasse',
  'motdepasse1',
  'azertyuiop',
  'azertyui',
  'azerty12',
  'azerty123',
  'qwertyuiop',
  'qwertyui',
  'qwerty12',
  'qwerty123',
  'iloveyou',
  'jetaime1',
  'princess',
  'football',
  'baseball',
  'superman',
  'sunshine',
  'whatever',
  'starwars',
  'trustno1',
  'doudou13',
  'soleil13',
  'chouchou',
  'loulou13',
  'marseille',
  'algerie1',
  'algerie123',
  'algerie213',
  'admin123',
  'administrator',
  'welcome1',
  'bienvenue',
  'abcd1234',
  'abcdefgh',
  'abc12345',
  'aa123456',
  'a1b2c3d4',
  'thermopieces',
  'chaudiere',
]);

/**
 * Why a password is refused, in French; null where it is good.
 * @param names what must not serve as the password: username, e-mail address
 */
export function passwordProblem(password: string, names: readonly string[] = []): string | null {
  if (password.trim() === '') return 'Le mot de passe est obligatoire.';
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères.`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Le mot de passe doit contenir au plus ${MAX_PASSWORD_LENGTH} caractères.`;
  }
  const folded = password.toLowerCase();
  if (COMMON.has(folded)) return 'Ce mot de passe est trop courant. Choisissez-en un autre.';
  if (new Set(folded).size < 3) return 'Ce mot de passe est trop simple. Mélangez davantage de caractères.';
  if (names.some((name) => isSame(folded, name))) {
    return 'Le mot de passe ne doit pas être votre nom d’utilisateur ou votre e-mail.';
  }
  return null;
}

/** Why a password may not follow the present one; null where it may. `names` as in `passwordProblem`. */
export function nextPasswordProblem({
  next,
  current,
  names,
}: {
  next: string;
  current: string;
  names: readonly string[];
}): string | null {
  return (
    passwordProblem(next, names) ?? (next === current ? 'Choisissez un mot de passe différent de l’actuel.' : null)
  );
}

function isSame(folded: string, name: string): boolean {
  const own = name.trim().toLowerCase();
  return own !== '' && (folded === own || folded === own.split('@')[0]);
}
