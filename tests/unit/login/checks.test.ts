import { describe, expect, it } from 'vitest';
import { loginProblems, newPasswordProblems, registrationProblems } from '@/storefront/login/checks';
import { accountFieldWords } from '@/words/fr/fields';
import { problemWords } from '@/words/fr/problems';

const REQUIRED = 'Ce champ est obligatoire.';
const good = {
  first_name: 'Amine',
  last_name: 'Benali',
  username: 'amine.benali',
  email: 'amine@example.com',
  password: 'clé à molette',
};

it('a login needs a username and a password', () => {
  expect(loginProblems({ username: ' ', password: '' })).toEqual({ username: REQUIRED, password: REQUIRED });
  expect(loginProblems({ username: 'amine', password: ' ' })).toEqual({});
});

describe('a registration', () => {
  it('is good with all five', () => {
    expect(registrationProblems(good)).toEqual({});
  });

  it.each(['first_name', 'last_name', 'username', 'email'])('needs %s', (name) => {
    expect(registrationProblems({ ...good, [name]: ' ' })).toEqual({ [name]: REQUIRED });
  });

  it.each([
    ['username', 'é', problemWords.username],
    ['email', 'amine', 'Adresse e-mail invalide.'],
    ['password', 'court', 'Le mot de passe doit contenir au moins 8 caractères.'],
    ['password', 'amine.benali', "Le mot de passe ne doit pas être votre nom d'utilisateur ou votre e-mail."],
    ['password', 'azertyuiop', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ])('with the %s %s is refused', (name, text, problem) => {
    expect(registrationProblems({ ...good, [name]: text })).toEqual({ [name]: problem });
  });
});

it('a new password follows the rule that is shown', () => {
  expect(accountFieldWords.passwordHint(8)).toContain('8 caractères');
  expect(newPasswordProblems({ password: '1234567' })).toHaveProperty('password');
  expect(newPasswordProblems({ password: 'clé à molette' })).toEqual({});
});
