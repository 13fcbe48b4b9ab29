/** The screen of users in a browser: somebody is invited, comes in by the mailed link, and is locked out. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { latestLink } from '../../support/mail-links';
import { eventually } from '../support/eventually';
import { said } from '../support/office/back-office';
import { itOnScreen } from '../support/office/office-test';

const it = itOnScreen('users', { role: 'admin', title: 'Users' });

it('an admin invites somebody, who chooses a password by the mailed link, and disables them', async ({
  open,
  shop,
  visit,
}) => {
  // given
  const username = `rym-${randomUUID()}`;
  const email = `${username}@example.com`;
  const page = await open();

  // when
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('E-mail *').fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  // then
  await said(page, 'Invitation sent').waitFor();
  await page.getByRole('searchbox').fill(username);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('Invited', { exact: true }).waitFor();

  // when: the invited person follows the link
  const wanted = { address: email, path: '/invitation' };
  await eventually(() => latestLink(shop.dataDir, wanted)).toMatch(/^\/invitation#token=\S+$/);
  const theirs = await visit((await latestLink(shop.dataDir, wanted)) ?? '');
  await theirs.locator('input[name=password]').fill('une vanne de bronze');
  await theirs.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  // then
  await theirs.waitForURL('**/login');
  expect(await theirs.getByText('Votre compte est prêt').count()).toBe(1);

  // when
  await page.getByRole('button', { name: 'Refresh' }).click();
  await row.getByText('Active', { exact: true }).waitFor();
  await row.getByRole('button', { name: `Open user ${username}` }).click();
  await page.getByRole('dialog', { name: username }).getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  // then
  await said(page, `${username} is disabled`).waitFor();
  await page.getByRole('dialog', { name: username }).getByRole('button', { name: 'Enable' }).waitFor();
});
