import { afterAll, beforeAll, expect } from 'vitest';
import { ADMIN, type Shop, startShop, UNLIMITED_ADDRESSES } from '../../support/running/shop';
import { codeOf } from '../../support/second-factor';
import { logIn } from '../support/account';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { codeField, openDialog, ownPassword, shownSecret } from '../support/security';
import { it } from '../support/test';
import { open } from '../support/visitor';

let strictShop: Shop;

beforeAll(async () => {
  strictShop = await startShop({ env: { STAFF_TWO_FACTOR: 'required', RATE_LIMITS: UNLIMITED_ADDRESSES } });
});

afterAll(async () => {
  await strictShop?.remove();
});

it('who must set up a second factor is led to it from the back office, and let in afterwards', async ({ visit }) => {
  // given
  const page = await visit('/Apropos', { provokes: [403] });
  await open(page, `${strictShop.url}/login`);

  // when
  await logIn(page, ADMIN);

  // then: in sight, with the reason, and nothing else that the shop would refuse
  await page.waitForURL(`${strictShop.url}/profile#securite`);
  const demand = page.getByRole('alert').getByText("Activez d'abord la validation en deux étapes.");
  await demand.waitFor();
  await eventually(() => demand.evaluate(isInSight)).toBe(true);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sécurité');
  expect(await page.getByText('Statistiques de la boutique').count()).toBe(0);
  expect(await page.getByRole('link', { name: "Ouvrir l'administration" }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);

  // when
  const dialog = await openDialog(page, 'Activer');
  await ownPassword(dialog).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img').waitFor();
  await codeField(dialog).fill(codeOf(await shownSecret(dialog)));
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Terminer' }).click();

  // then
  await demand.waitFor({ state: 'detached' });
  await page.getByText('Statistiques de la boutique').waitFor();
  await page.getByRole('link', { name: "Ouvrir l'administration" }).click();
  await page.waitForURL(`${strictShop.url}/admin`);
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first().waitFor();
});

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
