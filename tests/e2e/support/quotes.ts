/** The page of a quote, as a customer uses it. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';

/** Opens the form that orders the quote, and fills it in. */
export async function fillQuoteOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Commander ce devis' }).click();
  const form = page.getByRole('form', { name: 'Commander ce devis' });
  await form.getByLabel('Prénom').fill('Amine');
  await form.getByLabel('Nom *', { exact: true }).fill('Benali');
  await form.getByLabel('Téléphone').fill('0550 12 34 57');
  await form.getByLabel('E-mail').fill(`amine.${randomUUID()}@example.com`);
  await form.getByLabel('Wilaya').selectOption('Alger');
  await form.getByLabel('Commune ou ville').fill('Alger');
  await form.getByLabel('Adresse').fill('12 rue Didouche Mourad');
  return form;
}
