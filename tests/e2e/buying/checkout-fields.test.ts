import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartLine, createGoods } from '../support/cart';
import { toast } from '../support/catalogue';
import {
  atStep,
  confirmButton,
  confirmedOrderId,
  field,
  fillAddress,
  fillPerson,
  nextButton,
  summary,
  walkToPayment,
  wilayaField,
} from '../support/checkout';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { it } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

describe('the fields of the checkout', () => {
  it('ask for name, first name, e-mail and phone, and check that the shop can call', async ({ visit, office }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await nextButton(page).click();
    await atStep(page, 'person');

    // when
    await nextButton(page).click();

    // then
    await eventually(() => wrongFields(page)).toEqual([
      'customer.firstName',
      'customer.lastName',
      'customer.email',
      'customer.phone',
    ]);
    expect(await field(page, 'E-mail').getAttribute('type')).toBe('email');
    expect(await field(page, 'Téléphone').getAttribute('type')).toBe('tel');
    expect(await field(page, 'Téléphone').getAttribute('placeholder')).toBe('XX XXX XXX');
    await fillPerson(page);
    await field(page, 'Téléphone').fill('0550 maman');
    await nextButton(page).click();
    await page.getByText('Numéro de téléphone invalide.').waitFor();
    await field(page, 'Téléphone').fill('٠٥٥٠ ١٢ ٣٤ ٥٦');
    await nextButton(page).click();
    await atStep(page, 'address');
  });

  it('ask for address, city and wilaya; postal code and further information may stay blank', async ({
    visit,
    office,
  }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office))] });
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();
    await atStep(page, 'address');

    // when
    await nextButton(page).click();

    // then
    await eventually(() => wrongFields(page)).toEqual(['shipping.address', 'shipping.city', 'shipping.region']);
    await toast(page, 'Information manquante').waitFor();
    await fillAddress(page);
    await nextButton(page).click();
    await atStep(page, 'payment');
  });

  it('offer the wilayas, asked for on entry', async ({ visit, office }) => {
    // given
    const page = await visit(NOWHERE, { cart: [cartLine(await createGoods(office))] });
    const asked = recordRequests(page, '/api/wilayas/');

    // when
    await open(page, '/checkout');

    // then
    await eventually(() => asked.length).toBe(1);
    await nextButton(page).click();
    await fillPerson(page);
    await nextButton(page).click();
    const values = wilayaField(page).getByRole('option');
    // The 69 of the country; other tests may add their own.
    await eventually(async () => (await values.count()) >= 70).toBe(true);
    expect(await wilayaField(page).locator('option', { hasText: 'Sidi Bel Abbès' }).getAttribute('value')).toBe(
      'sidi-bel-abbès',
    );
  });
});

describe('the summary of the order', () => {
  it('is beside the steps on a wide screen, with a fee of 0 at first, and goes with the confirmation', async ({
    visit,
    office,
  }) => {
    // given
    const page = await visit('/checkout', { cart: [cartLine(await createGoods(office, { price: 1250.5 }), 2)] });
    await eventually(() => summary(page).textContent()).toMatch(
      /Sous-total2\u202f501\.00 DZDLivraison.*0\.00 DZDTotal2\u202f501\.00 DZD/,
    );
    expect(await summary(page).getByRole('button').isVisible()).toBe(false);
    await walkToPayment(page);
    await eventually(() => summary(page).textContent()).toContain('Total2\u202f901.00 DZD');

    // when
    await confirmButton(page).click();

    // then
    await confirmedOrderId(page);
    expect(await summary(page).count()).toBe(0);
  });
});

/** The names of the fields that say that they are wrong, in their order. */
function wrongFields(page: Page): Promise<string[]> {
  return page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map(({ id }) => id));
}
