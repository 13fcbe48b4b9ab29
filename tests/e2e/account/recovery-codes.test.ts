import { expect } from 'vitest';
import { codeOf } from '../../support/second-factor';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { downloaded } from '../support/office/office';
import { codeField, openDialog, ownPassword, problemAt, shownSecret } from '../support/security';
import { PASSWORD, register, storedLogin } from '../support/session';
import { it } from '../support/test';

const RECOVERY_CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

it('recovery codes are copied, saved and printed, and not left before they are kept', async ({ visit, shop }) => {
  // given
  const login = await register(shop.url);
  const page = await visit('/profile#securite', { stored: storedLogin(login) });
  const dialog = await openDialog(page, 'Activer');
  await ownPassword(dialog).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img').waitFor();
  await codeField(dialog).fill(codeOf(await shownSecret(dialog)));
  await page.keyboard.press('Enter');
  const list = dialog.getByRole('list');
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();

  // when, then: the clipboard
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copier les codes' }).click();
  await dialog.getByText('Copié.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

  // when, then: a file
  const file = await downloaded(page, () => dialog.getByRole('button', { name: 'Télécharger' }).click());
  expect(file.name).toBe('thermopieces-codes-de-secours.txt');
  const lines = file.bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toBe(`ThermoPièces\u00a0: codes de secours du compte ${login.user.username}`);
  expect(lines.filter((line) => RECOVERY_CODE.test(line))).toEqual(codes);

  // when, then: paper, with nothing else on it
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '');
  });
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await page.locator('[data-was-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.body.innerText)).toMatch(codes[9] ?? '');
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/Mes informations|Imprimer|Terminer/);
  await page.emulateMedia({ media: 'screen' });

  // when: each way out
  const box = dialog.getByRole('checkbox', { name: "J'ai conservé ces codes" });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Fermer' }).click(),
    () => dialog.getByRole('button', { name: 'Terminer' }).click(),
    () => page.goBack(),
    () => page.goBack(),
  ]) {
    await leave();

    // then
    await eventually(() => problemAt(box)).toBe("Conservez d'abord ces codes, puis cochez cette case.");
    await eventually(() => isFocused(box)).toBe(true);
  }
  await box.press('Space');
  expect(await problemAt(box)).toBeNull();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/profile');
});
