/** A visitor says once which boiler it is: the home page, the bar, the product's page and the account know it from then on. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boilerHref } from '@/domain/boilers/boiler-hrefs';
import type { BackOffice } from '../../support/back-office';
import { logIn } from '../support/account';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { PASSWORD, register } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, PHONE, WIDE } from '../support/visitor';

type Model = { id: number; slug: string; brand: string; range: string; name: string };

const createModel = (office: BackOffice, name: string, brand = `Marque ${randomUUID().slice(0, 8)}`) =>
  office.create<Model>('boiler-models', { brand, range: 'Thema', name, energy: 'gas' });

const bar = (page: Page) => page.getByRole('region', { name: 'Ma chaudière' });

const brandSlugOf = ({ brand }: Model) => brand.toLowerCase().replaceAll(' ', '-');

/** What the browser holds of a chosen boiler. */
function stored(model: Model) {
  const { slug, brand, range, name } = model;
  return { 'my-boiler': JSON.stringify({ slug, brandSlug: brandSlugOf(model), brand, range, name }) };
}

const partsLink = (page: Page, { brand, range, name }: Omit<Model, 'id' | 'slug'>) =>
  bar(page).getByRole('link', { name: `Pièces pour ${brand} ${range} ${name}` });

/** Of the demonstration shop: the home page's list of brands is remembered for a moment. */
const KNOWN = { brand: 'Saunier Duval', range: 'Themaclassic', name: 'C 24 E' };
const KNOWN_HREF = boilerHref({ brandSlug: 'saunier-duval', slug: 'saunier-duval-themaclassic-c-24-e' });

describe('the boiler of a visitor', () => {
  it.for([PHONE, WIDE])(
    'is chosen on the home page at $width px, and leads to its parts',
    async (viewport, { visit }) => {
      // given
      const page = await visit('/', { viewport });
      const form = page.getByRole('form', { name: 'Trouver une pièce par chaudière' });
      expect(await form.getByLabel('Modèle').isDisabled()).toBe(true);

      // when
      await form.getByLabel('Marque').selectOption({ label: KNOWN.brand });
      await form.getByLabel('Gamme').selectOption({ label: KNOWN.range });
      await form.getByLabel('Modèle').selectOption({ label: KNOWN.name });
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await form.getByRole('button', { name: 'Voir les pièces' }).click();

      // then
      await page.waitForURL(`**${KNOWN_HREF}`);
      await page.getByText("C'est ma chaudière").waitFor();
      await partsLink(page, KNOWN).waitFor();

      // when
      await page.goto('/products');

      // then
      await partsLink(page, KNOWN).waitFor();
      expect(await overflowOf(page)).toBe(0);
    },
  );

  it("is chosen on a model's page by keyboard, which goes on from there", async ({ visit, office }) => {
    const model = await createModel(office, 'C 24 E');
    const page = await visit(boilerHref({ brandSlug: brandSlugOf(model), slug: model.slug }));

    await page.getByRole('button', { name: 'Choisir cette chaudière' }).press('Enter');

    await eventually(() => isFocused(page.getByText("C'est ma chaudière"))).toBe(true);
  });

  it('is changed in the bar by keyboard, and forgotten', async ({ visit, office }) => {
    // given
    const [first, second] = [await createModel(office, 'C 24 E'), await createModel(office, 'F 28')];
    const page = await visit('/chaudieres', { stored: stored(first) });

    // when
    await bar(page).getByRole('button', { name: 'Changer' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Ma chaudière' });
    await sheet.getByLabel('Marque').selectOption({ label: second.brand });
    await sheet.getByLabel('Modèle').selectOption({ label: 'F 28' });
    expect(await seriousFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Choisir cette chaudière' }).press('Enter');

    // then
    await sheet.waitFor({ state: 'hidden' });
    await partsLink(page, second).waitFor();

    // when
    await bar(page).getByRole('button', { name: 'Oublier ma chaudière' }).click();

    // then
    await bar(page).getByRole('button', { name: 'Choisir ma chaudière pour voir ses pièces' }).waitFor();
  });

  it('offers another try where the models cannot be loaded', async ({ visit }) => {
    // given
    const page = await visit('/', { provokes: [404] });
    // A refusal is not repeated by itself.
    let isDown = true;
    await page.route('**/api/boilers/', (route) =>
      isDown ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    const form = page.getByRole('form', { name: 'Trouver une pièce par chaudière' });

    // when
    await form.getByLabel('Marque').selectOption({ label: KNOWN.brand });
    await form.getByText("Les modèles n'ont pas pu être chargés.").waitFor();
    isDown = false;
    await form.getByRole('button', { name: 'Réessayer' }).click();

    // then
    await form.getByLabel('Gamme').selectOption({ label: KNOWN.range });
    await form.getByLabel('Modèle').selectOption({ label: KNOWN.name });
  });

  it('goes with the account to another browser', async ({ visit, office, shop }) => {
    // given
    const model = await createModel(office, 'C 24 E');
    const { user } = await register(shop.url);
    const enter = async (page: Page) => {
      await page.goto('/login');
      await logIn(page, { username: user.username, password: PASSWORD });
      await page.waitForURL((url) => !url.pathname.includes('login'));
    };
    const first = await visit('/', { stored: stored(model) });
    const saved = first.waitForResponse(
      (response) => response.url().endsWith('/api/user/boiler/') && response.request().method() === 'PUT',
    );
    await enter(first);
    expect((await saved).status()).toBe(200);

    // when
    const second = await visit('/', { isNew: true });
    await enter(second);
    await second.goto('/products');

    // then
    await partsLink(second, model).waitFor();
  });

  describe('whose model the shop no longer has', () => {
    const remove = (office: BackOffice, { id }: Model) => office.remove('boiler-models', id);

    it('is forgotten, and the bar says so', async ({ visit, office }) => {
      // given
      const model = await createModel(office, 'C 24 E');
      await remove(office, model);

      // when
      const page = await visit('/products', {
        viewport: PHONE,
        stored: stored(model),
        provokes: [404],
      });

      // then
      await bar(page).getByText(`${model.brand} Thema C 24 E n'est plus dans nos listes.`).waitFor();
      expect(await bar(page).getByRole('link').count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('my-boiler'))).toBeNull();
      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await bar(page).getByRole('button', { name: 'Choisir un modèle' }).click();
      await page.getByRole('dialog', { name: 'Ma chaudière' }).waitFor();
    });

    it('is kept while the shop cannot be asked', async ({ visit, office }) => {
      // given
      const model = await createModel(office, 'C 24 E');
      const page = await visit(NOWHERE, { stored: stored(model), provokes: [404] });
      const asked = page.waitForResponse(`**/api/boilers/${model.slug}/`);
      await page.route(`**/api/boilers/${model.slug}/`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: 'Wi-Fi' }),
      );

      // when
      await open(page, '/products');
      await (await asked).finished();

      // then
      await partsLink(page, model).waitFor();
    });

    it('is forgotten with the account, whose model may also have got another name', async ({ visit, office, shop }) => {
      // given
      const [deleted, renamed] = [await createModel(office, 'C 24 E'), await createModel(office, 'F 28')];
      const remember = async ({ slug }: Model) => {
        const login = await register(shop.url);
        await fetch(`${shop.url}/api/user/boiler/`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${login.access}` },
          body: JSON.stringify({ slug }),
        });
        return login;
      };
      const [first, second] = [await remember(deleted), await remember(renamed)];
      await remove(office, deleted);
      await office.update('boiler-models', renamed.id, { name: 'F 30' });

      // when
      const page = await visit('/products', {
        login: first,
        stored: stored(deleted),
        provokes: [404],
      });
      const other = await visit('/products', {
        login: second,
        stored: stored(renamed),
        provokes: [404],
      });

      // then
      await bar(page).getByText("n'est plus dans nos listes.").waitFor();
      await partsLink(other, { ...renamed, name: 'F 30' }).waitFor();
    });
  });
});
