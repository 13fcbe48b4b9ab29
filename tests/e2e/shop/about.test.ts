import { describe, expect } from 'vitest';
import { it } from '../support/test';

describe('the about page', () => {
  it('holds the legal texts that the footer links to', async ({ visit }) => {
    // given
    const page = await visit('/');
    const legal = page.getByRole('navigation', { name: 'Informations légales (pied de page)' });

    for (const [name, id] of [
      ['Mentions légales', 'mentions-legales'],
      ['Conditions de vente', 'conditions-de-vente'],
      ['Confidentialité', 'confidentialite'],
    ] as const) {
      // when
      await legal.getByRole('link', { name }).click();

      // then
      await page.waitForURL(`**/Apropos#${id}`);
      const heading = page.locator(`#${id}`).getByRole('heading', { name });
      await heading.waitFor();
      await expect
        .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBeLessThan(800);
    }
  });
});
