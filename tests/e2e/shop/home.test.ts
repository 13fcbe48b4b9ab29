import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';

const SECTIONS = [
  'Nos catégories',
  'Derniers arrivages',
  'Marques populaires',
  'Pourquoi nous choisir',
  'Ce que disent nos clients',
  "Notre lettre d'information",
  'Contact et assistance',
];

function newsletter(page: Page) {
  const form = page.getByRole('form', { name: "Lettre d'information" });
  return { form, field: form.getByRole('textbox', { name: 'Votre adresse e-mail' }), button: form.getByRole('button') };
}

describe('the home page', () => {
  it('has its sections in order, live and static ones', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    // Product cards have headings of the same level.
    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
  });

  it('makes the claims of the shop', async ({ visit }) => {
    // given
    const page = await visit('/');

    // when
    const text = await page.getByRole('main').innerText();

    // then
    for (const claim of [
      frenchTypography('Livraison en 24 à 48 h'),
      'Pièces 100% originales',
      'Support 7j/7',
      frenchTypography('Livraison gratuite dès 150 DZD'),
      'Carte, PayPal ou virement bancaire',
      'Garantie 2 ans',
      '1000+',
      '4,8/5',
      '500+ avis',
      frenchTypography('98 %'),
      '5000+',
      '2000+ professionnels',
      'Service après-vente agréé',
      frenchTypography('sous 2 h'),
      'Douera, Alger',
    ]) {
      expect(text).toContain(claim);
    }
  });

  it('paints its largest content as text, without waiting for a picture', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    await eventually(() => largestPaint(page)).toMatch(/^(H1|P)$/);
  });
});

describe('the newsletter', () => {
  it('says at the field what is wrong and keeps what was typed', async ({ visit }) => {
    // given
    const page = await visit('/');
    const { form, field, button } = newsletter(page);

    // when, then
    await button.click();
    await form.getByText('Ce champ est obligatoire.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('amine@');
    await form.getByText('Adresse e-mail invalide.').waitFor();
    await button.click();
    expect(await field.inputValue()).toBe('amine@');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('amine@example.com');
    await form.getByText('Adresse e-mail invalide.').waitFor({ state: 'hidden' });
  });

  it('shows a toast and a success state for 3 s, then resets, and sends nothing', async ({ visit }) => {
    // given
    const page = await visit('/');
    const { field, button } = newsletter(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
    // The library that shows toasts comes with the first one, which no clock of ours can hurry.
    await field.fill('yasmine@example.com');
    await button.click();
    await toast(page, 'Inscription réussie !').waitFor();
    await page.getByRole('button', { name: 'Inscription réussie' }).waitFor({ state: 'hidden' });
    await toast(page, 'Inscription réussie !').waitFor({ state: 'hidden' });
    await field.fill('amine@example.com');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    // when
    await button.click();

    // then
    await page.getByRole('button', { name: 'Inscription réussie' }).waitFor();
    await page.clock.runFor(500);
    await toast(page, 'Inscription réussie !').waitFor();
    await page.clock.runFor(2400);
    expect(await button.textContent()).toBe('Inscription réussie');
    expect(await field.inputValue()).toBe('amine@example.com');
    await page.clock.runFor(200);
    await eventually(() => button.textContent()).toBe("S'inscrire");
    expect(await field.inputValue()).toBe('');
    expect(posts).toEqual([]);
    expect(page.url()).not.toContain('amine');
  });
});

/** The tag of the largest element painted so far. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          // The DOM's types know no such entries yet.
          const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
          resolve(entries.at(-1)?.element?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
