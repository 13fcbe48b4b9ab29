/** What was begun with the old password has no effect after the change. */
import { expect, inject, it } from 'vitest';
import { type Customer, logInAgain, profileStatus, register, send, times, tryLogin } from '../../support/accounts';
import { refusal } from '../../support/api';
import { mailedToken } from '../../support/mails';
import { sharedDatabase } from '../../support/running/database';

const { dataDir } = inject('shop');
const rows = sharedDatabase();
const NEXT = 'un-tout-autre-mot-42';

/** The owner changes the password while others use the old one. */
function change({ access, password }: Customer): Promise<Response> {
  return send('/api/user/password/', { token: access, body: { current_password: password, new_password: NEXT } });
}

it('logins by the old password while it is changed leave no session behind', async () => {
  const person = await register();

  const [changed, ...logins] = await Promise.all([
    change(person),
    ...Array.from({ length: 4 }, () => tryLogin(person)),
  ]);

  expect(changed?.status).toBe(200);
  // The change makes two hashes and a login one, so some logins are answered before it.
  expect(logins.map(({ status }) => status)).toContain(200);
  for (const login of logins) {
    const { access } = login.ok ? ((await login.json()) as { access: string }) : { access: '' };
    expect(await profileStatus(access)).toBe(401);
  }
  expect((await tryLogin({ ...person, password: NEXT })).status).toBe(200);
});

it('another e-mail address asked for by the old password while it is changed does not wait for confirmation', async () => {
  const person = await register();
  const thief = await logInAgain(person);
  const body = { email: `thief-${person.username}@example.com`, current_password: person.password };

  const [changed] = await Promise.all([
    change(person),
    ...Array.from({ length: 3 }, () => send('/api/user/profile/', { method: 'PATCH', token: thief.access, body })),
  ]);

  expect(changed?.status).toBe(200);
  expect(await rows('SELECT pending_email FROM users WHERE id = $1', [person.id])).toEqual([{ pending_email: null }]);
});

it('leaves one working link after two simultaneous requests', async () => {
  const person = await register();
  await Promise.all([person.username, person.email].map((email) => send('/api/password/forgot/', { body: { email } })));
  const which = { dataDir, kind: 'reset', address: person.email } as const;
  const first = await mailedToken(which);
  const second = await mailedToken({ ...which, seen: [first] });

  const answers = await times(2, async (index) =>
    send('/api/password/reset/', { body: { token: [first, second][index], password: `${NEXT}-${index}` } }),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('a link to another password dies with the address it was mailed to', async () => {
  const person = await register();
  await send('/api/password/forgot/', { body: { email: person.email } });
  const token = await mailedToken({ dataDir, kind: 'reset', address: person.email });
  await rows('UPDATE users SET email = $1 WHERE id = $2', [`new-${person.email}`, person.id]);

  await refusal(await send('/api/password/reset/', { body: { token, password: NEXT } }), 400);
});

it('the present password is no other one', async () => {
  const { access, password } = await register();

  const body = { current_password: password, new_password: password };
  const answer = await send('/api/user/password/', { token: access, body });

  expect(Object.keys((await refusal(answer, 400)).details ?? {})).toEqual(['new_password']);
});

it.each([
  ['/api/password/forgot/', { email: 'a\ud800bcd' }],
  ['/api/token/', { username: 'a\ud800bcd', password: 'x' }],
])('%s refuses half a character with 400', async (path, body) => {
  await refusal(await send(path, { body }), 400);
});
