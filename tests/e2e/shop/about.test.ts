import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { it } from '../support/test';

describe('the about page', () => {
  it('has exactly two buttons in its hero, to the products and to an expert', async ({ visit }) => {
    // given
    const page = await visit('/Apropos');
    const hero = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) });

    // when
    const links = await hero
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));

    // then
    expect(links).toEqual([
      ['Parcourir les produits', '/products'],
      ['Contacter un expert', '/contact'],
    ]);
    expect(await hero.getByRole('button').count()).toBe(0);
  });

  it('leads to the products and to the contact page', async ({ visit }) => {
    // given
    const page = await visit('/apropos');

    // when
    await page.getByRole('link', { name: 'Contacter un expert' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contactez-nous' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Parcourir les produits' }).click();

    // then
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor();
  });

  it('tells of mission, expertise, reasons and team, with one testimonial, and how to reach the shop', async ({
    visit,
  }) => {
    // given, when
    const page = await visit('/Apropos');
    const region = (name: string) => page.getByRole('region', { name });

    // then
    await region('Notre mission').waitFor();
    const expertise = await region('Notre expertise').innerText();
    expect(expertise).toContain('Expertise en chauffage depuis 2023, expérience du métier depuis 2002');
    await region('Pourquoi nous choisir').getByText('Garantie 2 ans').waitFor();
    expect(await region('Notre équipe').locator('blockquote').count()).toBe(1);
    const contact = region('Nous contacter');
    await contact.getByRole('link', { name: '0550 12 34 56' }).waitFor();
    const text = await contact.innerText();
    for (const part of [
      'Lundi - Vendredi',
      '8h - 18h',
      'Samedi',
      '9h - 12h',
      'Dimanche',
      'Fermé',
      frenchTypography('Réponse sous 2 h'),
    ]) {
      expect(text).toContain(part);
    }
  });

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
