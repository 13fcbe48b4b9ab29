/** Payload's own forms ask for the password again if the server requires it, then continue the request. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { createPerson, type Person } from '../../support/people';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { said } from '../support/office/back-office';
import { it } from '../support/office/office-test';
import {
  CONFIRM,
  enterPassword,
  letTimePass,
  MESSAGE,
  passwordField,
  passwordQuestion,
  questionClosed,
  typePassword,
} from '../support/office/password-question';
import { holdAnswer, recordRequests } from '../support/requests';

const save = (page: Page) => page.locator('#action-save').click();

async function chooseRole(page: Page, role: RegExp): Promise<void> {
  await page.locator('#field-role .rs__control').click();
  await page.locator('#field-role').getByRole('option', { name: role }).click();
}

const listOf = ({ username }: Person) => `/admin/collections/users?search=${username}`;

async function chooseFirst(page: Page): Promise<void> {
  await page.locator('.row-1 input[type=checkbox]').check();
}

describe("a request of Payload's own forms", () => {
  it('waits for the password, and nothing typed is lost: a role', async ({
    visit,
    office,
    unconfirmed: admin,
    customer: other,
  }) => {
    // given
    const page = await visit(`/admin/collections/users/${other.id}`, { login: admin.login, provokes: [403] });
    const kept = async () => {
      const { role, firstName } = await json<Record<string, unknown>>(await office.ask(`users/${other.id}`));
      return { role, firstName };
    };

    // when
    await page.locator('#field-firstName').fill('Lila');
    await chooseRole(page, /^Staff/);
    await save(page);
    await passwordQuestion(page).waitFor();

    // then: given up, it is refused, and what was typed stays
    await page.keyboard.press('Escape');
    await said(page, MESSAGE).waitFor();
    expect(await kept()).toMatchObject({ role: 'customer' });
    expect(await page.locator('#field-firstName').inputValue()).toBe('Lila');

    // when
    await page.locator('#field-lastName').fill('Saïdi');
    await save(page);
    await enterPassword(page, admin.password);

    // then
    await said(page, 'Updated successfully').waitFor();
    expect(await kept()).toEqual({ role: 'staff', firstName: 'Lila' });
    expect(await page.locator('#field-lastName').inputValue()).toBe('Saïdi');
  });

  it('does so for a new account', async ({ visit, unconfirmed: admin }) => {
    const [username, password] = [`new-${randomUUID()}`, randomUUID()];
    const page = await visit('/admin/collections/users/create', { login: admin.login, provokes: [403] });

    await page.locator('#field-username').fill(username);
    await page.locator('#field-email').fill(`${username}@example.com`);
    await page.locator('#field-password').fill(password);
    await page.locator('#field-confirm-password').fill(password);
    await save(page);
    await enterPassword(page, admin.password);

    await page.waitForURL(/\/admin\/collections\/users\/\d+/);
    expect(await page.locator('#field-username').inputValue()).toBe(username);
  });

  it("does so over Payload's own question before a deletion, and its keys do not reach that", async ({
    visit,
    office,
    unconfirmed: admin,
    customer: other,
  }) => {
    // given: a selection, and Payload's question about it
    const page = await visit(listOf(other), { login: admin.login, provokes: [403] });
    await chooseFirst(page);
    await page.locator('.delete-documents__toggle').click();
    const ask = page.locator('#confirm-action');

    // when
    await ask.click();
    await eventually(() => isFocused(passwordField(page))).toBe(true);

    // then: Tab goes round in it
    for (let stop = 0; stop < 5; stop++) {
      expect(await passwordQuestion(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
    // and Escape closes only this question; the refusal is shown
    await page.keyboard.press('Escape');
    await questionClosed(page);
    await said(page, MESSAGE).first().waitFor();
    expect((await office.ask(`users/${other.id}`)).status).toBe(200);

    // when
    if ((await ask.count()) === 0 || !(await ask.isVisible())) {
      await chooseFirst(page);
      await page.locator('.delete-documents__toggle').click();
    }
    await ask.click();
    await typePassword(page, admin.password);

    // then
    await said(page, 'Deleted').waitFor();
    await eventually(async () => (await office.ask(`users/${other.id}`)).status).toBe(404);
  });

  it('does so for a bulk edit', async ({ visit, office, unconfirmed: admin, customer: other }) => {
    // given
    const page = await visit(listOf(other), { login: admin.login, provokes: [403] });
    await chooseFirst(page);
    await page.locator('.edit-many__toggle').click();
    const drawer = page.locator('.edit-many__form');
    await drawer.locator('.field-select .rs__control').click();
    await page.getByRole('option', { name: 'Role', exact: true }).click();
    await chooseRole(page, /^Staff/);

    // when
    await drawer.getByRole('button', { name: 'Save' }).click();
    await typePassword(page, admin.password);

    // then
    const role = async () => (await json<{ role: string }>(await office.ask(`users/${other.id}`))).role;
    await eventually(role).toBe('staff');
  });

  it('asks once for several requests at once, even if a refusal comes late', async ({
    visit,
    shop,
    office,
    database,
    unconfirmed: admin,
  }) => {
    // given
    const people = await Promise.all(
      [1, 2].map(() => createPerson({ url: shop.url, admin: office, role: 'customer' })),
    );
    const ids = people.map(({ id }) => id);
    const page = await visit('/admin?tab=users', { login: admin.login, provokes: [403] });
    const asked = recordRequests(page, CONFIRM);
    const late = await holdAnswer(page, `**/cms/users/${ids[1]}`);

    // when
    const statuses = patchAtOnce(page, { ids, data: { role: 'staff' } });
    await Promise.all([passwordQuestion(page).waitFor(), late.found]);
    await enterPassword(page, admin.password);
    await questionClosed(page);
    late.release();

    // then
    expect(await statuses).toEqual([200, 200]);
    expect(asked).toHaveLength(1);

    // and all are refused if it is cancelled
    await letTimePass(database, admin);
    const refused = patchAtOnce(page, { ids, data: { role: 'customer' } });
    await passwordQuestion(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await refused).toEqual([403, 403]);
    expect(await passwordQuestion(page).count()).toBe(0);
  });
});

/** Does what Payload's forms do, for several accounts at once. @returns the statuses of the answers */
function patchAtOnce(page: Page, { ids, data }: { ids: readonly number[]; data: object }): Promise<number[]> {
  return page.evaluate(
    async ([all, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const sent = all.map((id) => fetch(`/cms/users/${id}`, { method: 'PATCH', headers, body }));
      return (await Promise.all(sent)).map(({ status }) => status);
    },
    [ids, JSON.stringify(data)] as const,
  );
}
