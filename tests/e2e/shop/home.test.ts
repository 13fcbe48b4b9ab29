import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE } from '../support/visitor';

const SCREENS = 6;

function newsletter(page: Page) {
  const form = page.getByRole('form', { name: "Lettre d'information" });
  return { form, field: form.getByRole('textbox', { name: 'Votre adresse e-mail' }), button: form.getByRole('button') };
}

describe('the home page', () => {
  it('paints its largest content as text, without waiting for a picture', async ({ visit }) => {
    // given, when
    const page = await visit('/');

    // then
    await eventually(() => largestPaint(page)).toMatch(/^(H1|P)$/);
  });

  it('is six screens long on a phone, with the newest products in one row for the keyboard', async ({ visit }) => {
    // given
    const page = await visit('/', { viewport: PHONE });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const cards = page.getByRole('region', { name: 'Derniers arrivages' }).getByRole('article');
    const boxOf = async (place: number) => (await cards.nth(place).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
    const count = await cards.count();
    const [first, second, last] = await Promise.all([boxOf(0), boxOf(1), boxOf(count - 1)]);

    // then
    expect(height / PHONE.height).toBeLessThanOrEqual(SCREENS);
    expect(count).toBe(10);
    expect([second.y, last.y]).toEqual([first.y, first.y]);
    expect(second.x).toBeLessThan(PHONE.width);
    expect(last.x).toBeGreaterThan(PHONE.width);

    // when
    const isReached = () => cards.last().evaluate((card) => card.contains(document.activeElement));
    await cards
      .nth(count - 2)
      .getByRole('link')
      .focus();
    // The button of a product that is sold out is no stop.
    for (let stop = 0; stop < 2 && !(await isReached()); stop++) await page.keyboard.press('Tab');

    // then
    expect(await isReached()).toBe(true);
    const reached = await boxOf(count - 1);
    expect(reached.x).toBeGreaterThanOrEqual(0);
    expect(reached.x).toBeLessThan(PHONE.width / 2);
    expect(await overflowOf(page)).toBe(0);
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
