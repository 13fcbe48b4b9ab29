import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '@/domain/accounts/password';

const names = ['nadia.saidi', 'Nadia.Saidi.Alger@example.com'];

describe('a password being chosen', () => {
  it.each([
    ['', { code: 'passwordMissing' }],
    ['          ', { code: 'passwordMissing' }],
    ['court 7', { code: 'passwordTooShort', values: { min: 8 } }],
    ['a b '.repeat(51), { code: 'passwordTooLong', values: { max: 200 } }],
    ['12345678', { code: 'passwordCommon' }],
    ['motdepasse', { code: 'passwordCommon' }],
    ['AzertyUIOP', { code: 'passwordCommon' }],
    ['abababababab', { code: 'passwordSimple' }],
    ['aAaAaAaA', { code: 'passwordSimple' }],
    ['abcabcabcabc', { code: 'passwordSimple' }],
    ['4711Ab4711Ab', { code: 'passwordSimple' }],
    ['xy7!zxy7!zx', { code: 'passwordSimple' }],
    ['nadia.saidi', { code: 'passwordIsName' }],
    ['NADIA.saidi', { code: 'passwordIsName' }],
    ['nadia.saidi.alger', { code: 'passwordIsName' }],
    ['nadia.saidi.alger@example.com', { code: 'passwordIsName' }],
  ])('is refused if it is %j', (password, problem) => {
    expect(passwordProblem(password, names)).toEqual(problem);
  });

  it.each([
    'correct cheval pile',
    'pl0mberie',
    'كلمة السر الطويلة',
    `${'a'.repeat(100)}bc`,
    'bonbonnière',
    'pl0mberiepl0mberie',
    ' espace au bord ',
  ])('is taken if it is %j', (password) => {
    expect(passwordProblem(password, names)).toBeNull();
  });

  it('may be what somebody else is called, and blank names forbid nothing', () => {
    expect(passwordProblem('nadia.saidi')).toBeNull();
    expect(passwordProblem('une pompe bleue', ['', '  '])).toBeNull();
  });

  it('must be longer and absent from a list, if the server says so', () => {
    const rules = { minLength: 12, isCommon: (folded: string) => folded === 'azertyuiop123' };
    expect(passwordProblem('une pompe', names, rules)).toEqual({ code: 'passwordTooShort', values: { min: 12 } });
    expect(passwordProblem('AzertyUIOP123', names, rules)).toEqual({ code: 'passwordCommon' });
    expect(passwordProblem('une pompe bleue', names, rules)).toBeNull();
  });

  it('has 8 to 200 characters', () => {
    const text = (length: number) => `${'a'.repeat(length)}bc`.slice(2);
    const lengths = [MIN_PASSWORD_LENGTH - 1, MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH + 1];

    expect([MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH]).toEqual([8, 200]);
    expect(lengths.map((length) => passwordProblem(text(length)) === null)).toEqual([false, true, true, false]);
  });

  it('has the same problem in upper and lower case', () => {
    const letter = fc.constantFrom('a', 'B', 'z', 'E', 'r', 'T', 'y', '1', '2', ' ');

    fc.assert(
      fc.property(
        fc.string({ unit: letter, maxLength: 12 }),
        (text) => passwordProblem(text.toUpperCase())?.code === passwordProblem(text.toLowerCase())?.code,
      ),
    );
  });

  it("is never its own account's name or address, whatever these are", () => {
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
