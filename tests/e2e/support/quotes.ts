/** The page of a quote, as a customer uses it. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { json } from '../../support/api';
import { field, fillAddress, fillPerson } from './checkout';

/** A guest's quote of pieces of a product. @returns its code */
export async function makeQuote(shopUrl: string, productId: number, quantity: number): Promise<string> {
  const { code } = await json<{ code: string }>(
    await fetch(`${shopUrl}/api/quotes/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        customer: { name: 'Amine Benali', phone: '0550 12 34 56' },
        items: [{ product_id: productId, quantity }],
      }),
    }),
    201,
  );
  return code;
}

/** Opens the form that orders the quote, and fills it in. */
export async function fillQuoteOrder(page: Page, wilaya = 'Alger'): Promise<Locator> {
  await page.getByRole('button', { name: 'Commander ce devis' }).click();
  const form = page.getByRole('form', { name: 'Commander ce devis' });
  await fillPerson(page);
  await field(page, 'E-mail').fill(`amine.${randomUUID()}@example.com`);
  await fillAddress(page, wilaya);
  return form;
}
