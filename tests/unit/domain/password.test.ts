import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem, passwordRule } from '@/domain/password';

const names = ['nadia.saidi', 'Nadia.Saidi.Alger@example.com'];

describe('a password being chosen', () => {
  it.each([
    ['', 'Le mot de passe est obligatoire.'],
    ['          ', 'Le mot de passe est obligatoire.'],
    ['court 7', 'Le mot de passe doit contenir au moins 8 caractères.'],
    ['a b '.repeat(51), 'Le mot de passe doit contenir au plus 200 caractères.'],
    ['12345678', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ['motdepasse', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ['AzertyUIOP', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ['abababababab', 'Ce mot de passe est trop simple. Mélangez davantage de caractères.'],
    ['aAaAaAaA', 'Ce mot de passe est trop simple. Mélangez davantage de caractères.'],
    ['nadia.saidi', 'Le mot de passe ne doit pas être votre nom d’utilisateur ou votre e-mail.'],
    ['NADIA.saidi', 'Le mot de passe ne doit pas être votre nom d’utilisateur ou votre e-mail.'],
    ['nadia.saidi.alger', 'Le mot de passe ne doit pas être votre nom d’utilisateur ou votre e-mail.'],
    ['nadia.saidi.alger@example.com', 'Le mot de passe ne doit pas être votre nom d’utilisateur ou votre e-mail.'],
  ])('is refused where it is %j', (password, problem) => {
    expect(passwordProblem(password, names)).toBe(problem);
  });

  it.each(['correct cheval pile', 'pl0mberie', 'كلمة السر الطويلة', `${'a'.repeat(100)}bc`, ' espace au bord '])(
    'is taken where it is %j',
    (password) => {
      expect(passwordProblem(password, names)).toBeNull();
    },
  );

  it('may be what somebody else is called, and blank names forbid nothing', () => {
    expect(passwordProblem('nadia.saidi')).toBeNull();
    expect(passwordProblem('une pompe bleue', ['', '  '])).toBeNull();
  });

  it('is longer, and none of a list, where the server says so', () => {
    const rules = { minLength: 12, isCommon: (folded: string) => folded === 'azertyuiop123' };
    expect(passwordProblem('une pompe', names, rules)).toBe('Le mot de passe doit contenir au moins 12 caractères.');
    expect(passwordProblem('AzertyUIOP123', names, rules)).toMatch(/trop courant/);
    expect(passwordProblem('une pompe bleue', names, rules)).toBeNull();
  });

  it('is of 8 to 200 characters, as its rule says', () => {
    const text = (length: number) => 'abc'.repeat(100).slice(0, length);
    const lengths = [MIN_PASSWORD_LENGTH - 1, MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH + 1];

    expect([MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH]).toEqual([8, 200]);
    expect(lengths.map((length) => passwordProblem(text(length)) === null)).toEqual([false, true, true, false]);
    expect(passwordRule()).toContain('8 caractères');
  });

  it('is judged alike in every case of its letters', () => {
    const letter = fc.constantFrom('a', 'B', 'z', 'E', 'r', 'T', 'y', '1', '2', ' ');

    fc.assert(
      fc.property(
        fc.string({ unit: letter, maxLength: 12 }),
        (text) => passwordProblem(text.toUpperCase()) === passwordProblem(text.toLowerCase()),
      ),
    );
  });

  it('is never its own account’s name or address, whatever these are', () => {
    const username = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{2,63}$/);

    fc.assert(
      fc.property(fc.emailAddress(), username, (email, name) => {
        expect(passwordProblem(email, [email])).not.toBeNull();
        expect(passwordProblem(email.split('@')[0] ?? '', [email])).not.toBeNull();
        expect(passwordProblem(name.toUpperCase(), [name])).not.toBeNull();
      }),
    );
  });
});
