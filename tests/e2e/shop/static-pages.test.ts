/** What holds for each page that shows texts of the shop's own. */
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const NARROWEST = { width: 360, height: 740 };

/** The home page is among the pages that accessibility.test.ts and narrow.test.ts look at. */
const PAGES = ['/Apropos', '/contactus', '/democate', '/democate?category=pieces-detachees'];

describe.each([
  { name: 'at 390 px', viewport: PHONE },
  { name: 'at 1280 px', viewport: WIDE },
])('$name', ({ viewport }) => {
  it('axe finds nothing serious', async ({ visit }) => {
    for (const path of PAGES) {
      // given, when
      const page = await visit(path, { viewport, isCalm: true });

      // then
      expect(await seriousFindings(page), path).toEqual([]);
    }
  });

  it('axe finds nothing serious in failing and empty states', async ({ visit }) => {
    // given
    const contact = await visit('/contactus', { viewport, isCalm: true });
    const home = await visit('/', { viewport, isCalm: true });
    const categories = await visit('/democate', { viewport, isCalm: true });

    // when
    await contact.getByRole('button', { name: 'Envoyer le ticket' }).click();
    await home.getByRole('button', { name: "S'inscrire" }).click();
    await categories.getByRole('main').getByRole('searchbox').fill('introuvable');
    await categories.getByText('Aucune catégorie trouvée').waitFor();

    // then
    for (const page of [contact, home, categories]) expect(await seriousFindings(page), page.url()).toEqual([]);
  });
});

describe('every page', () => {
  it('keeps within 360 px and has one main heading', async ({ visit }) => {
    for (const path of PAGES) {
      // given, when
      const page = await visit(path, { viewport: NARROWEST });

      // then
      expect(await overflowOf(page), path).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    }
  });

  it.for([
    ['/Apropos', '/Apropos', 'À propos'],
    ['/apropos', '/Apropos', 'À propos'],
    ['/contactus', '/contactus', 'Contact'],
    ['/contact', '/contactus', 'Contact'],
    ['/democate', '/democate', 'Parcourir les catégories'],
  ] as const)(
    '%s answers at once and names its canonical address',
    async ([path, canonical, title], { shop, visit }) => {
      // given
      const response = await fetch(shop.url + path, { redirect: 'manual' });

      // when
      const page = await visit(path);

      // then
      expect(response.status).toBe(200);
      const href = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(href ?? '').pathname).toBe(canonical);
      expect(await page.title()).toBe(`${title} | ThermoPièces`);
      expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(50);
    },
  );
});
