/** The checkout's five steps, as a shopper walks through them. */
import type { Page } from 'playwright-core';
import { regionValue } from '@/domain/slug';

export const BUYER = {
  firstName: 'Amine',
  lastName: 'Benali',
  email: 'amine@example.com',
  phone: '0550 12 34 56',
  address: '12 rue Didouche Mourad',
  city: 'Alger Centre',
  wilaya: 'Alger',
};

export const STEP = {
  cart: 'Votre panier',
  person: 'Informations personnelles',
  address: 'Adresse de livraison',
  payment: 'Mode de paiement',
  done: 'Confirmation',
} as const;

/** Waits until a step is the one that is shown. */
export function atStep(page: Page, step: keyof typeof STEP): Promise<void> {
  return page.getByRole('heading', { level: 2, name: STEP[step], exact: true }).waitFor();
}

export function field(page: Page, name: string) {
  return page.getByRole('main').getByRole('textbox', { name, exact: true });
}

export function wilayaField(page: Page) {
  return page.getByRole('combobox', { name: 'Wilaya' });
}

export function nextButton(page: Page) {
  return page.getByRole('button', { name: 'Suivant' });
}

export function confirmButton(page: Page) {
  return page.getByRole('button', { name: /^(Confirmer la commande|Traitement\.\.\.)$/ });
}

export function summary(page: Page) {
  return page.getByRole('complementary', { name: 'Récapitulatif de la commande' });
}

export async function fillPerson(page: Page): Promise<void> {
  await field(page, 'Prénom').fill(BUYER.firstName);
  await field(page, 'Nom').fill(BUYER.lastName);
  await field(page, 'E-mail').fill(BUYER.email);
  await field(page, 'Téléphone').fill(BUYER.phone);
}

export async function fillAddress(page: Page, wilaya = BUYER.wilaya): Promise<void> {
  await field(page, 'Adresse').fill(BUYER.address);
  await field(page, 'Ville').fill(BUYER.city);
  await wilayaField(page).selectOption(regionValue(wilaya));
}

/** From the checkout's first step to the payment. */
export async function walkToPayment(page: Page): Promise<void> {
  await atStep(page, 'cart');
  await nextButton(page).click();
  await atStep(page, 'person');
  await fillPerson(page);
  await nextButton(page).click();
  await atStep(page, 'address');
  await fillAddress(page);
  await nextButton(page).click();
  await atStep(page, 'payment');
}

/** The order's number, once the confirmation shows it. */
export async function confirmedOrderId(page: Page): Promise<number> {
  await atStep(page, 'done');
  const line = await page.getByText('Numéro de commande').textContent();
  return Number(line?.match(/#(\d+)/)?.[1]);
}
