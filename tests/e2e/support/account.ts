/** Logging in and registering, as a visitor does. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { BackOffice } from '../../support/back-office';
import { eventually } from './eventually';

export type Customer = { username: string; email: string; password: string; firstName: string };

/** A person without an account yet. */
export function newCustomer(firstName = 'Yasmine'): Customer {
  const username = `client-${randomUUID().slice(0, 13)}`;
  return { username, email: `${username}@example.com`, password: `clé de ${username}`, firstName };
}

/** A customer of a test's own. */
export async function createCustomer(
  office: BackOffice,
  data: { role?: 'customer' | 'staff' | 'admin' } = {},
): Promise<Customer> {
  const customer = newCustomer('Amine');
  await office.create('users', { role: 'customer', lastName: 'Benali', ...data, ...customer });
  return customer;
}

export function loginForm(page: Page) {
  return page.getByRole('form', { name: 'Se connecter' });
}

export function registerForm(page: Page) {
  return page.getByRole('form', { name: "S'inscrire" });
}

export function submit(page: Page, name: 'Se connecter' | "S'inscrire" = 'Se connecter') {
  return page.getByRole('form', { name }).getByRole('button', { name, exact: true });
}

export async function fillLogin(page: Page, { username, password }: { username: string; password: string }) {
  await loginForm(page).getByLabel("Nom d'utilisateur ou e-mail").fill(username);
  await passwordField(page, 'Se connecter').fill(password);
}

export async function logIn(page: Page, who: { username: string; password: string }): Promise<void> {
  await fillLogin(page, who);
  await submit(page).click();
}

export async function fillRegistration(page: Page, { username, email, password, firstName }: Customer) {
  const form = registerForm(page);
  await form.getByRole('textbox', { name: 'Prénom' }).fill(firstName);
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Benali');
  await form.getByRole('textbox', { name: "Nom d'utilisateur" }).fill(username);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await passwordField(page, "S'inscrire").fill(password);
}

export function passwordField(page: Page, form: 'Se connecter' | "S'inscrire") {
  return page.getByRole('form', { name: form }).locator('input[name="password"]');
}

/** What is said of the form as a whole. */
export function alertOf(page: Page) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
}

/** The message after a login. */
export function welcomeOf(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
}

/** The session record in the browser; null for a visitor. */
export function readSession(
  page: Page,
): Promise<{ access_token: string; refresh_token: string; created_at: number } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'));
}

export function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** What another page of the shop would store. */
export function store(page: Page, entries: Record<string, string>): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Waits until the page is at this path and its query. */
export function atPath(page: Page, path: string): Promise<void> {
  return eventually(() => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  }).toBe(path);
}

/** The entry of the header that tells who is logged in. */
export function profileIcon(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Mon profil' });
}

export function loginEntry(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Se connecter' });
}
