/** POST /api/token/: refused logins, answers that reveal nothing, and the number of attempts. */
import { describe, expect, it } from 'vitest';
import {
  logInAgain,
  newcomer,
  profileStatus,
  register,
  send,
  times,
  tryLogin,
  wholeAnswer,
} from '../../support/accounts';
import { refusal, sharedOffice } from '../../support/api';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();

type Credentials = { username: string; password: string };

/** So many wrong passwords, one after the other. */
async function guess({ username }: Credentials, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < count; tries++) {
    statuses.push((await tryLogin({ username, password: `wrong ${tries}` })).status);
  }
  return statuses;
}

async function isLocked(id: number): Promise<boolean> {
  const found = await rows('SELECT 1 FROM users WHERE id = $1 AND lock_until > now()', [id]);
  return found.length === 1;
}

describe('a login without', () => {
  it.each([
    ['a username', { password: 'x' }, ['username']],
    ['a username but spaces', { username: '  ', password: 'x' }, ['username']],
    ['a password', { username: 'x' }, ['password']],
    ['a password of any length', { username: 'x', password: '' }, ['password']],
    ['anything', {}, ['username', 'password']],
    ['texts', { username: { $ne: null }, password: ['x'] }, ['username', 'password']],
  ])('%s is refused with 400 naming it', async (_, body, fields) => {
    const { details } = await refusal(await send('/api/token/', { body }), 400);

    expect(Object.keys(details ?? {})).toEqual(fields);
    expect(Object.values(details ?? {}).flat()).toEqual(fields.map(() => 'Ce champ est obligatoire.'));
  });
});

describe('a wrong login', () => {
  it('has one answer, whether the name is unknown, the password wrong or the account locked', async () => {
    const [known, locked] = await Promise.all([register(), register()]);
    const lock = `UPDATE users SET login_attempts = 5, lock_until = now() + interval '10 minutes' WHERE id = $1`;
    await rows(lock, [locked.id]);
    const { username, email } = known;
    const names = [`nobody-${username}`, `nobody.${email}`, username, email, locked.username];

    const answers = await Promise.all([
      tryLogin(locked),
      ...names.map((name) => tryLogin({ username: name, password: 'wrong' })),
    ]);

    const { message } = await refusal(answers[0].clone(), 401);
    expect(message).toBe(
      "Nom d'utilisateur ou mot de passe incorrect. Après 5 essais, le compte est bloqué 10 minutes\u00a0: patientez, ou choisissez un nouveau mot de passe.",
    );
    const seen = await Promise.all(answers.map(wholeAnswer));
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it('may be right in letters of another case only by its name, never by its password', async () => {
    const person = await register(undefined, newcomer({ password: 'Une Pompe Bleue' }));

    expect((await tryLogin({ ...person, password: 'une pompe bleue' })).status).toBe(401);
    expect((await tryLogin({ ...person, password: ' Une Pompe Bleue ' })).status).toBe(401);
    expect((await tryLogin(person)).status).toBe(200);
  });
});

describe('an account', () => {
  it('is locked by five wrong passwords, until the admin unlocks it', async () => {
    const person = await register();

    expect(await guess(person, 5)).toEqual(Array(5).fill(401));

    expect((await tryLogin(person)).status).toBe(401);
    expect((await office.ask('users/unlock', 'POST', { username: person.username })).status).toBe(200);
    expect((await tryLogin(person)).status).toBe(200);
  });

  it('is locked under both its names, without affecting other accounts', async () => {
    const [person, other] = await Promise.all([register(), register()]);

    await guess({ ...person, username: person.email }, 5);

    expect((await tryLogin(person)).status).toBe(401);
    expect((await tryLogin(other)).status).toBe(200);
    // Who is logged in already stays so.
    expect(await profileStatus(person.access)).toBe(200);
  });

  it('opens by itself once its time is over, for five more tries', async () => {
    const person = await register();
    await guess(person, 5);
    expect(await isLocked(person.id)).toBe(true);

    await rows(`UPDATE users SET lock_until = now() - interval '1 second' WHERE id = $1`, [person.id]);

    await guess(person, 4);
    expect(await isLocked(person.id)).toBe(false);
    await logInAgain(person);
  });

  it('forgets its wrong passwords at a right one', async () => {
    const person = await register();

    await guess(person, 4);
    await logInAgain(person);
    await guess(person, 4);

    await logInAgain(person);
  });

  it('gives 13 guesses at once no more than five tries: the right password, which comes last, is refused', async () => {
    const person = await register();

    const wrong = times(12, (index) => tryLogin({ username: person.username, password: `wrong ${index}` }));
    await expect.poll(() => isLocked(person.id), { interval: 20 }).toBe(true);
    const right = tryLogin(person);

    const answers = [...(await wrong), await right];
    expect(answers.map(({ status }) => status)).toEqual(Array(13).fill(401));
    expect(await isLocked(person.id)).toBe(true);
  });
});
