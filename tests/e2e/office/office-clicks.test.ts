/** A list reloads during a click in it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { createCategory } from '../../support/back-office';
import { eventually } from '../support/eventually';
import { question } from '../support/office/back-office';
import { it } from '../support/office/office-test';
import { holdAnswer } from '../support/requests';

const SCREEN = '/admin?tab=categories';
const CALL = '/api/admin/categories2/';
const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

describe('a click while the list changes', () => {
  it('asks about the row that was pressed, even if another row appears above it before the release', async ({
    visit,
    staff,
    office,
  }) => {
    // given: both sort before the shop's own categories
    const id = randomUUID().slice(0, 8);
    const pressed = await createCategory(office, { name: `Aab ${id}` });
    const page = await visit(SCREEN, { login: staff });
    await nameOf(page, pressed.name).waitFor();
    await page.waitForLoadState('networkidle');
    const above = await createCategory(office, { name: `Aaa ${id}` });
    const { found, release } = await holdAnswer(page, `**${CALL}`);

    // when: the list is read again, as when a clerk comes back to the window
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await found;
    const box = await page.getByRole('button', { name: `Delete ${pressed.name}`, exact: true }).boundingBox();
    if (!box) throw new Error('The row is not shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const answered = page.waitForResponse(`**${CALL}`);
    release();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await page.mouse.up();

    // then
    await question(page).getByText(pressed.name, { exact: true }).waitFor();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await nameOf(page, above.name).waitFor();
  });

  it('shows new rows after a second, however long the pointer stays down', async ({ visit, staff, office }) => {
    // given
    const id = randomUUID().slice(0, 8);
    const known = await createCategory(office, { name: `Aab ${id}` });
    const page = await visit(SCREEN, { login: staff });
    await nameOf(page, known.name).waitFor();
    const come = await createCategory(office, { name: `Aaa ${id}` });

    // when
    await nameOf(page, known.name).hover();
    await page.mouse.down();
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

    // then
    await eventually(() => nameOf(page, come.name).count()).toBe(1);
    await page.mouse.up();
  });
});
