/** An admin resets the second factor of a person who has lost it, in Payload's form of the account. */
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { logIn } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { setUpFactor } from '../../support/second-factor';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { said } from '../support/office/back-office';
import { enterPassword, newUnconfirmedAdmin } from '../support/office/password-question';
import { overflowOf } from '../support/overflow';
import { logInStaff } from '../support/session';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

describe('the form of an account', () => {
  it('resets the second factor after a question, with the password', async ({ visit, shop, office, database }) => {
    // given
    const admin = await newUnconfirmedAdmin({ shop, office, database });
    const person = await createPerson({ url: shop.url, admin: office, role: 'customer' });
    await setUpFactor({ access: person.office.token, password: person.password });
    const page = await visit(`/admin/collections/users/${person.id}`, { login: admin.login, provokes: [403] });
    const button = page.getByRole('button', { name: 'Reset second factor' });
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to reset the second factor?' });

    // when: not after all
    await button.click();
    await question.getByText(person.username).waitFor();
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
  });

  it('says why it was not reset', async ({ visit, shop, office }) => {
    const person = await createPerson({ url: shop.url, admin: office, role: 'customer' });
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`/admin/collections/users/${person.id}`, { login, provokes: [404] });
    await page.getByRole('button', { name: 'Reset second factor' }).click();
    await json(await office.remove('users', person.id));

    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();

    await said(page, 'Failed to reset the second factor.').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it('offers staff no reset of their own', async ({ visit, shop, office }) => {
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit('/admin/account', { login });
    await page.locator('#field-username').waitFor();
    expect(await page.getByRole('button', { name: 'Reset second factor' }).count()).toBe(0);
  });

  it.for([WIDE, PHONE])('fits $width px and is accessible', async (viewport, { visit, shop, office }) => {
    const person = await createPerson({ url: shop.url, admin: office, role: 'customer' });
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`/admin/collections/users/${person.id}`, { login, viewport, isCalm: true });
    await page.getByRole('button', { name: 'Reset second factor' }).click();
    await page.getByRole('alertdialog').waitFor();

    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page, '[role=alertdialog]')).toEqual([]);
  });
});
