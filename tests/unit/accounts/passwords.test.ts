import { describe, expect, it } from 'vitest';
import { queueHashing } from '@/accounts/password-hash';
import { accountPasswordProblem, isCommonPassword, mustChangePassword } from '@/accounts/password-policy';
import { isDatabaseAway } from '@/http/database-away';

const person = { username: 'nadia', email: 'nadia@example.com' };
const customer = { ...person, role: 'customer' };
const staff = { ...person, role: 'staff' };

describe('a common password', () => {
  it('is known', () => {
    const common = ['12345678', 'password123', 'motdepasse', 'azerty123', 'qwertyuiop', 'iloveyou', 'chaudiere123'];
    expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it('is refused in upper and lower case, to customers and staff', () => {
    expect(accountPasswordProblem('PassWord123', customer)).toEqual({ code: 'passwordCommon' });
    expect(accountPasswordProblem('Qwerty123456', staff)).toEqual({ code: 'passwordCommon' });
    expect(accountPasswordProblem('une pompe bleue', staff)).toBeNull();
  });
});

it('staff with a short password must change it at the next login, customers need not', () => {
  expect(mustChangePassword('pompe-42', staff)).toBe(true);
  expect(mustChangePassword('pompe-42', { ...person, role: 'admin' })).toBe(true);
  expect(mustChangePassword('pompe-42', customer)).toBe(false);
  expect(mustChangePassword('une pompe bleue', staff)).toBe(false);
});

it('passwords are hashed two at a time, in order, and work is refused once fifty wait', async () => {
  const gates = Array.from({ length: 52 }, () => Promise.withResolvers<number>());
  const begun: number[] = [];
  const jobs = gates.map(({ promise }, index) =>
    queueHashing(() => {
      begun.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);

  // The queue is full: answered with 503, like any lack of resources.
  const refused = await queueHashing(async () => 0).catch((error: unknown) => error);
  expect(isDatabaseAway(refused)).toBe(true);

  for (const [index, { resolve }] of gates.entries()) resolve(index);
  expect(await Promise.all(jobs)).toEqual(gates.map((_, index) => index));
  expect(begun).toEqual(gates.map((_, index) => index));
  expect(await queueHashing(async () => 'free again')).toBe('free again');
});
