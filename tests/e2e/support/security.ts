/** The security of an account in its profile. */
import type { Locator, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { LoginAnswer } from '@/contract/accounts';
import { type Factor, setUpFactor } from '../../support/second-factor';
import { PASSWORD, register } from './session';

/** A customer with a second factor, logged in before it was set up. */
export async function registerWithFactor(url: string): Promise<{ login: LoginAnswer; factor: Factor }> {
  const login = await register(url);
  return { login, factor: await setUpFactor({ access: login.access, password: PASSWORD }, url) };
}

export function securityCard(page: Page, name: 'Validation en deux étapes' | 'Vos sessions' | 'Vos données') {
  return page.getByRole('region', { name });
}

/** Opens a dialog by the button that leads to it. */
export async function openDialog(page: Page, button: string): Promise<Locator> {
  await page.getByRole('region', { name: 'Sécurité' }).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

export function ownPassword(dialog: Locator): Locator {
  return dialog.locator('input[name="password"]');
}

/** A code of the app or a recovery code; in the second step of setting up, the app's first code. */
export function codeField(place: Locator | Page): Locator {
  return place.locator('input[name="otp"]');
}

/** The secret that the second step of setting up shows for an app. */
export async function shownSecret(dialog: Locator): Promise<string> {
  return ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
}

/** The message of an invalid field; null if there is no message. */
export function problemAt(field: Locator): Promise<string | null> {
  return field.evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return null;
    const id = input.getAttribute('aria-describedby');
    return id === null ? null : (document.getElementById(id)?.textContent ?? null);
  });
}

/** The text of a QR code, read from its picture as a telephone would. */
export async function readQrCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data }, { format: 'RGB', timeLimit: 5_000 });
}
