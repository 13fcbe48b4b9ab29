/** The question for the password, and an account whose last password was entered too long ago. */
import type pg from 'pg';
import type { Page } from 'playwright-core';
import type { LoginAnswer } from '@/contract/accounts';
import type { BackOffice } from '../../../support/back-office';
import { createPerson, type Person } from '../../../support/people';
import { eventually } from '../eventually';
import { isFocused } from '../keyboard';
import { readProfile } from '../session';

/** The call that the question sends. */
export const CONFIRM = '/api/user/confirm-password/';
/** What a refusal says while the password is missing. */
export const MESSAGE = 'Enter your password again.';

export type Owner = Person & { login: LoginAnswer };

type Shop = { shop: { url: string }; office: BackOffice };

/** An admin with the password at hand, logged in a moment ago. */
export async function newAdmin({ shop, office }: Shop): Promise<Owner> {
  const person = await createPerson({ url: shop.url, admin: office, role: 'admin' });
  const user = await readProfile(shop.url, person.office.token);
  return { ...person, login: { access: person.office.token, refresh: person.refresh, user } };
}

/** As if the password had been entered a quarter of an hour ago. */
export async function letTimePass(database: pg.Pool, { id }: Pick<Person, 'id'>): Promise<void> {
  await database.query(`UPDATE session_details SET confirmed_at = now() - interval '15 minutes' WHERE user_id = $1`, [
    id,
  ]);
}

export async function newUnconfirmedAdmin(given: Shop & { database: pg.Pool }): Promise<Owner> {
  const admin = await newAdmin(given);
  await letTimePass(given.database, admin);
  return admin;
}

export function passwordQuestion(page: Page) {
  return page.getByRole('dialog', { name: 'Enter your password again' });
}

export function passwordField(page: Page) {
  return passwordQuestion(page).getByLabel('Password *');
}

export function codeField(page: Page) {
  return passwordQuestion(page).getByLabel('Code *');
}

export function confirmButton(page: Page) {
  return passwordQuestion(page).getByRole('button', { name: /^Confirm/ });
}

export async function enterPassword(page: Page, password: string): Promise<void> {
  await passwordField(page).fill(password);
  await confirmButton(page).click();
}

/** With the keyboard alone, once the question has the focus. */
export async function typePassword(page: Page, password: string): Promise<void> {
  await eventually(() => isFocused(passwordField(page))).toBe(true);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

export function questionClosed(page: Page): Promise<void> {
  return passwordQuestion(page).waitFor({ state: 'detached' });
}
