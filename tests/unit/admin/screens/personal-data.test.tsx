// @vitest-environment happy-dom
/** The dialog of a person's data: found, saved as a file, erased after a typed word. */
import { expect, vi } from 'vitest';
import { UsersScreen } from '@/admin/users/users-screen';
import { DATA_KINDS } from '@/domain/personal-data';
import { address, all, button, click, dialog, field, fill, isOff, problemOf, says, until } from '../../support/dom';
import { it as base, refusal } from '../../support/office';

const DATA = '/api/admin/personal-data/';
const counts = (more: object = {}) => ({ ...Object.fromEntries(DATA_KINDS.map((kind) => [kind, 0])), ...more });
const held = (more: object = {}) => ({
  ...{ counts: counts({ orders: 3, account: 1 }), names: ['Nadia Saïdi'], phones: ['+213550112233'] },
  ...{ emails: ['nadia@example.com'], office_accounts: [], open: [], ...more },
});
const nothing = { counts: counts(), names: [], phones: [], emails: [], office_accounts: [], open: [] };

const it = base.extend('open', ({ office }) => async (answers: Parameters<typeof office.answer>[0], query = '') => {
  office.answer({ 'GET /api/admin/users/': { users: [], total: 0, page: 1, total_pages: 1 }, ...answers });
  await office.show(<UsersScreen />, { query: `tab=users${query}` });
  await until(() => says('No users yet'));
});
const row = (kind: string) => all('tr').find((each) => says(kind, each))?.textContent;

it('takes a telephone or an address, keeps it in the address, and says what there is', async ({ office, open }) => {
  await open({ [`GET ${DATA}`]: held() });
  await click(button('Personal data'));
  await fill(field('Telephone or e-mail'), 'Nadia');
  await click(button('Find'));
  await until(() => problemOf('Telephone or e-mail') === 'Enter a telephone or an e-mail address.');
  expect(office.calls.filter(({ path }) => path === DATA)).toEqual([]);

  await fill(field('Telephone or e-mail'), '0550 11 22 33');
  await click(button('Find'));

  await until(() => says('Nadia Saïdi'));
  expect(address()).toEqual({ tab: 'users', person: '0550 11 22 33' });
  expect(says('0550 11 22 33', dialog())).toBe(true);
  expect([row('Orders'), row('Quotes')]).toEqual(['Orders3', 'Quotes0']);
});

it('of nobody says so, and offers neither file nor erasure', async ({ open }) => {
  await open({ [`GET ${DATA}`]: nothing }, '&person=nobody@example.com');

  await until(() => says('The shop holds nothing about this person.'));

  expect(all('button', /^(Download|Erase)/)).toEqual([]);
});

it('says what failed, and tries again', async ({ office, open }) => {
  await open({ [`GET ${DATA}`]: refusal(503, 'Away') }, '&person=0550112233');
  await until(() => says('Failed to find the data.'));
  office.answer({ [`GET ${DATA}`]: held() });

  await click(button('Try again', dialog()));

  await until(() => says('Nadia Saïdi'));
});

it('saves the file', async ({ office, open }) => {
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const headers = { 'Content-Disposition': 'attachment; filename="personal-data.json"' };
  await open(
    { [`GET ${DATA}`]: held(), [`GET ${DATA}file/`]: () => new Response('{}', { headers }) },
    '&person=0550112233',
  );
  await until(() => says('Nadia Saïdi'));

  await click(button('Download as a file'));

  await until(() => link.mock.calls.length === 1);
  expect(office.calls.at(-1)?.query).toEqual({ search: '0550112233' });
  link.mockRestore();
});

it('cannot be erased while something is open, which it names', async ({ open }) => {
  await open(
    {
      [`GET ${DATA}`]: held({
        open: [
          { kind: 'order', id: 12 },
          { kind: 'return', id: 7 },
        ],
      }),
    },
    '&person=0550112233',
  );

  await until(() => says(/Still open: order #12, the return of parcel 7\./));

  expect(isOff(button('Erase for ever'))).toBe(true);
});

it('who works here cannot be erased, which it says', async ({ open }) => {
  await open({ [`GET ${DATA}`]: held({ office_accounts: ['rym'] }) }, '&person=rym@example.com');

  await until(() => says(/^rym can enter the back office/));

  expect(isOff(button('Erase for ever'))).toBe(true);
});

it('is erased after a reason and a typed word, which are kept nowhere', async ({ office, open }) => {
  await open({ [`GET ${DATA}`]: held() }, '&person=0550112233');
  await until(() => says('Nadia Saïdi'));
  await click(button('Erase for ever'));
  expect(says(/This cannot be undone\./, dialog())).toBe(true);
  const erase = () => click(button('Erase for ever', dialog()));

  await erase();
  await until(() => problemOf('Reason *') === 'This field is required.');
  await fill(field('Reason *'), 'Call of 0550 11 22 33');
  await fill(field('Type ERASE to confirm *'), 'erase');
  await erase();
  await until(
    () => problemOf('Reason *') !== null && problemOf('Type ERASE to confirm *') === 'Type the word exactly as shown.',
  );
  expect(office.sent()).toEqual([]);

  await fill(field('Reason *'), 'Asked by telephone');
  await fill(field('Type ERASE to confirm *'), 'ERASE');
  office.answer({ [`POST ${DATA}anonymise/`]: refusal(409, 'Still open: order #13. Nothing was erased.') });
  await erase();
  await until(() => says(/Still open: order #13/));
  office.answer({ [`POST ${DATA}anonymise/`]: { changed: counts({ orders: 3 }) }, [`GET ${DATA}`]: nothing });
  await erase();

  await until(() => says('The person is erased.') && says('The shop holds nothing about this person.'));
  expect(office.lastSent().body).toEqual({ search: '0550112233', reason: 'Asked by telephone' });
  expect(JSON.stringify(localStorage)).not.toContain('Asked by telephone');
});
