import { describe, expect, it } from 'vitest';
import { accountPasswordProblem, isCommonPassword, mustChangePassword } from '@/accounts/password-policy';

const person = { username: 'nadia', email: 'nadia@example.com' };
const customer = { ...person, role: 'customer' };
const staff = { ...person, role: 'staff' };

describe('a common password', () => {
  it.each(['12345678', 'password123', 'motdepasse', 'azerty123', 'qwertyuiop', 'iloveyou', 'chaudiere123'])(
    'is known: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it('is refused in upper and lower case, to customers and staff', () => {
    expect(accountPasswordProblem('PassWord123', customer)).toEqual({ code: 'passwordCommon' });
    expect(accountPasswordProblem('Qwerty123456', staff)).toEqual({ code: 'passwordCommon' });
    expect(accountPasswordProblem('une pompe bleue', staff)).toBeNull();
  });
});

describe('having to change the password at the next login', () => {
  it('applies to staff with a short password, not to customers', () => {
    expect(mustChangePassword('pompe-42', staff)).toBe(true);
    expect(mustChangePassword('pompe-42', { ...person, role: 'admin' })).toBe(true);
    expect(mustChangePassword('pompe-42', customer)).toBe(false);
    expect(mustChangePassword('une pompe bleue', staff)).toBe(false);
  });
});
