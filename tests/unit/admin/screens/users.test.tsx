// @vitest-environment happy-dom
/** The screen of users: list, filters in the address, invitations, and what can be done with an account. */
import { describe, expect } from 'vitest';
import { UsersScreen } from '@/admin/users/users-screen';
import type { ListedUser } from '@/contract/admin/users';
import {
  address,
  all,
  button,
  choose,
  click,
  dialog,
  field,
  fill,
  one,
  problemOf,
  says,
  until,
} from '../../support/dom';
import { it as base, refusal } from '../../support/office';

const USERS = '/api/admin/users/';
const user = (id: number, more: Partial<ListedUser> = {}): ListedUser => ({
  ...{ id, username: `user-${id}`, email: `user-${id}@example.com`, first_name: '', last_name: '', role: 'clerk' },
  ...{ state: 'active', last_login: null, two_factor: false, ...more },
});
const page = (...users: ListedUser[]) => ({ users, total: users.length, page: 1, total_pages: 1 });
const session = (id: string) => ({
  ...{ id, current: false, address: '41.96.12.34', agent: null },
  ...{ created_at: '2026-11-20T09:30:00.000Z', last_used_at: '2026-11-20T09:30:00.000Z' },
});
const rowOf = (name: string) => button(`Open user ${name}`).closest('tr') as HTMLElement;

/** Opens the dialog of an account, by its address. */
const it = base.extend('open', ({ office }) => async (shown: ListedUser, sessions: object[] = []) => {
  office.answer({
    [`GET ${USERS}`]: page(shown),
    [`GET ${USERS}${shown.id}/`]: shown,
    [`GET ${USERS}${shown.id}/sessions/`]: { sessions },
  });
  await office.show(<UsersScreen />, { query: `tab=users&user=${shown.id}` });
  await until(() => says('User name', dialog()) && says(/Where they are logged in/, dialog()));
});

describe('the list of users', () => {
  it('shows who each is, what they may do, whether they can sign in, and when they last did', async ({ office }) => {
    const amel = user(1, {
      username: 'amel',
      first_name: 'Amel',
      last_name: 'Haddad',
      role: 'admin',
      two_factor: true,
    });
    const invited = user(2, { state: 'invited', role: 'staff' });
    office.answer({ [`GET ${USERS}`]: page({ ...amel, last_login: '2026-11-22T13:05:00.000Z' }, invited) });

    await office.show(<UsersScreen />);
    await until(() => says('2 users'));

    for (const text of [
      'Amel Haddad',
      '(you)',
      'amel · user-1@example.com',
      'Admin (everything)',
      'Active',
      'Nov 22, 2026',
    ])
      expect(says(text, rowOf('amel')), String(text)).toBe(true);
    for (const text of ['user-2', 'Staff (catalogue)', 'Invited', /None known$/, /Off$/])
      expect(says(text, rowOf('user-2')), String(text)).toBe(true);
  });

  it('keeps search, role and state in the address, asks for them, and clears them', async ({ office }) => {
    office.answer({ [`GET ${USERS}`]: page() });
    await office.show(<UsersScreen />, { query: 'tab=users&state=nonsense' });
    await until(() => says('No users yet'));

    await choose(field('Role'), 'Clerk (orders)');
    await choose(field('State'), 'Disabled');
    await fill(one('input[type=search]'), 'nadia');

    await until(() => office.calls.at(-1)?.query.search === 'nadia');
    expect(office.calls.at(-1)?.query).toEqual({ search: 'nadia', role: 'clerk', state: 'disabled' });
    expect(address()).toEqual({ tab: 'users', search: 'nadia', role: 'clerk', state: 'disabled' });
    await until(() => says('No users found matching "nadia"'));
    await click(button('Clear filters'));
    await until(() => says('No users yet'));
    expect(address()).toEqual({ tab: 'users' });
  });
});

describe('an invitation', () => {
  it('names address and role, and the list is read again', async ({ office }) => {
    office.answer({ [`GET ${USERS}`]: page(), [`POST ${USERS}invite/`]: user(9, { state: 'invited' }) });
    await office.show(<UsersScreen />);
    await until(() => says('No users yet'));
    await click(button('Invite'));
    const send = () => click(button('Send invitation', dialog()));

    await send();
    await until(() => problemOf('E-mail *') === 'This field is required.');
    await fill(field('E-mail *'), 'nobody');
    await send();
    await until(() => problemOf('E-mail *') !== null);
    expect(office.sent()).toEqual([]);
    await fill(field('E-mail *'), 'rym@example.com');
    await choose(field('Role *'), 'Staff (catalogue)');
    office.answer({ [`GET ${USERS}`]: page(user(9, { state: 'invited' })) });
    await send();

    await until(() => says('Invitation sent') && says('1 user'));
    expect(office.lastSent().body).toEqual({ email: 'rym@example.com', role: 'staff', first_name: '', last_name: '' });
  });

  it('of a known address says so at the field, and stays open', async ({ office }) => {
    const message = 'There is an account with this e-mail address.';
    office.answer({
      [`GET ${USERS}`]: page(),
      [`POST ${USERS}invite/`]: refusal(409, message, { details: { email: [message] } }),
    });
    await office.show(<UsersScreen />);
    await until(() => says('No users yet'));
    await click(button('Invite'));
    await fill(field('E-mail *'), 'rym@example.com');

    await click(button('Send invitation', dialog()));

    await until(() => problemOf('E-mail *') === message);
  });
});

describe('the dialog of an account', () => {
  const confirm = (label: string) => click(button(label, one('[role=alertdialog]')));

  it('changes the role, against what was seen', async ({ office, open }) => {
    await open(user(5));
    expect(all('button', 'Change role')).toEqual([]);
    await choose(field('Role', dialog()), 'Admin (everything)');
    office.answer({ [`PATCH ${USERS}5/`]: user(5, { role: 'admin' }), [`GET ${USERS}5/`]: user(5, { role: 'admin' }) });

    await click(button('Change role'));

    await until(() => says('user-5 is now: Admin (everything)'));
    expect(office.lastSent().body).toEqual({ role: 'admin', from: { role: 'clerk' } });
    await until(() => all('button', 'Change role').length === 0);
  });

  it('disables and enables after a question, and says why it cannot', async ({ office, open }) => {
    await open(user(5));
    office.answer({ [`POST ${USERS}5/disable/`]: refusal(409, 'This is the last admin.') });
    await click(button('Disable'));
    await confirm('Disable');
    await until(() => says('The account could not be disabled. This is the last admin.'));

    office.answer({
      [`POST ${USERS}5/disable/`]: user(5, { state: 'disabled' }),
      [`GET ${USERS}5/`]: user(5, { state: 'disabled' }),
    });
    await click(button('Disable'));
    await confirm('Disable');
    await until(() => says('user-5 is disabled') && all('button', 'Enable').length === 1);
    expect(all('button', /^(Disable|Mail)/)).toEqual([]);

    office.answer({ [`POST ${USERS}5/enable/`]: user(5), [`GET ${USERS}5/`]: user(5) });
    await click(button('Enable'));
    await confirm('Enable');
    await until(() => says('user-5 is enabled') && all('button', 'Disable').length === 1);
  });

  it('mails a link, or the invitation again', async ({ office, open }) => {
    office.answer({ [`POST ${USERS}5/reset-password/`]: user(5), [`POST ${USERS}6/reset-password/`]: user(6) });
    await open(user(5));
    await click(button('Mail a link to a new password'));
    await confirm('Send mail');
    await until(() => says('A mail is on its way to user-5@example.com'));

    await open(user(6, { state: 'invited' }));
    await click(button('Mail the invitation again'));
    await confirm('Send mail');
    await until(() => says('A mail is on its way to user-6@example.com'));
  });

  it('ends one session, and all', async ({ office, open }) => {
    await open(user(5), [session('a'), session('b'), session('c')]);
    office.answer({
      [`DELETE ${USERS}5/sessions/a/`]: new Response(null, { status: 204 }),
      [`DELETE ${USERS}5/sessions/`]: new Response(null, { status: 204 }),
    });

    await click(all('button', /^End session/)[0] as HTMLElement);
    await until(() => says('Session ended.') && all('button', /^End session/).length === 2);
    await click(button('End all'));

    await until(() => says('All sessions ended.') && says('Logged in nowhere.'));
  });

  it('resets a second factor', async ({ office, open }) => {
    await open(user(5, { two_factor: true }));
    office.answer({
      [`POST ${USERS}5/two-factor/reset/`]: new Response(null, { status: 204 }),
      [`GET ${USERS}5/`]: user(5),
    });

    await click(button('Reset second factor'));
    await confirm('Reset');

    await until(() => says(/Second factor of user-5 reset/) && all('button', 'Reset second factor').length === 0);
  });

  it('of one’s own changes neither role nor state', async ({ open }) => {
    await open(user(1, { username: 'amel', role: 'admin' }), [{ ...session('own'), current: true }, session('b')]);

    expect(field(/^Role/, dialog()).disabled).toBe(true);
    expect(all('button', 'Disable')).toEqual([]);
    expect(all('button', 'End all others')).toHaveLength(1);
  });

  it('of nobody says so and leads back', async ({ office }) => {
    office.answer({ [`GET ${USERS}`]: page(), [`GET ${USERS}77/`]: refusal(404, 'Not Found') });
    await office.show(<UsersScreen />, { query: 'tab=users&user=77' });
    await until(() => says('There is no such account'));

    await click(button('Back to users'));

    await until(() => all('[role=dialog]').length === 0);
  });
});
