/** An admin resets the second factor of a person who has lost it, in Payload's form of the account. */
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { logIn } from '../../support/back-office';
import { setUpFactor } from '../../support/second-factor';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { said } from '../support/office/back-office';
import { it } from '../support/office/office-test';
import { enterPassword } from '../support/office/password-question';
import { PHONE, WIDE } from '../support/visitor';

describe('the form of an account', () => {
  it.for([WIDE, PHONE])(
    'resets the second factor after a question at $width px, with the password',
    async (viewport, { visit, shop, unconfirmed: admin, customer: person }) => {
      // given
      await setUpFactor({ access: person.office.token, password: person.password });
      const page = await visit(`/admin/collections/users/${person.id}`, {
        login: admin.login,
        viewport,
        isCalm: true,
        provokes: [403],
      });
      const button = page.getByRole('button', { name: 'Reset second factor' });
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to reset the second factor?' });

      // when: not after all
      await button.click();
      await question.getByText(person.username).waitFor();
      await expectFit(page, '[role=alertdialog]');
      await question.getByRole('button', { name: 'Cancel' }).click();
      // then
      await eventually(() => isFocused(button)).toBe(true);
      await expect(logIn(shop.url, person)).rejects.toThrow(/otp_required/);

      // when
      await button.click();
      await question.getByRole('button', { name: 'Reset' }).click();
      await enterPassword(page, admin.password);

      // then
      await said(page, `Second factor of ${person.username} reset.`).waitFor();
      expect(await logIn(shop.url, person)).toHaveProperty('access');
    },
  );

  it('says why it was not reset', async ({ visit, admin, office, customer: person }) => {
    const page = await visit(`/admin/collections/users/${person.id}`, { login: admin, provokes: [404] });
    await page.getByRole('button', { name: 'Reset second factor' }).click();
    await json(await office.remove('users', person.id));

    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();

    await said(page, 'Failed to reset the second factor.').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it('offers staff no reset of their own', async ({ visit, staff }) => {
    const page = await visit('/admin/account', { login: staff });
    await page.locator('#field-username').waitFor();
    expect(await page.getByRole('button', { name: 'Reset second factor' }).count()).toBe(0);
  });
});
