/** Every page of the shop, and what opens on it, passes axe, has one h1, does not overflow, and logs no error. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { cartLine, createGoods } from '../support/cart';
import { cartButton, cartDrawer, demoProductPath, searchBox, suggestions } from '../support/catalogue';
import { atStep, confirmButton, fillAddress, fillPerson, nextButton } from '../support/checkout';
import { eventually } from '../support/eventually';
import { overflowOf } from '../support/overflow';
import { it as base } from '../support/test';
import { PHONE, WIDE } from '../support/visitor';

const NARROWEST = { width: 360, height: 740 };
/** What 1280 × 800 px hold at a zoom of 200 %. */
const ENLARGED = { width: 640, height: 400 };
const DIALOG = '[role=dialog]';
const PRODUCT = 'Circulateur UPS 25-60 180 mm Grundfos';

const UNKNOWN = ['/nulle-part', '/category/inconnue/brands'];
const PAGES = [
  ...['/', '/products', 'a product', '/Apropos', '/contactus', '/pannes/fuite-eau', '/aide/garantie', ...UNKNOWN],
  ...['/search', '/search?q=vanne', '/search?q=vaillant&type=brands', '/search?q=tondeuse', '/search?q=fuite'],
  ...['/search?q=joint+chaudi%C3%A8re', '/CategoryPage', '/democate', '/democate?category=pieces-detachees'],
  ...['/allbrands', '/category/pieces-detachees/brands'],
];
/** Swept where they are narrow only. */
const PHONE_PAGES = [
  ...['/chaudieres', '/chaudieres/saunier-duval', '/chaudieres/plaque-signaletique', '/codes-erreur'],
  ...['/codes-erreur/vaillant/f28', '/pannes', '/aide/livraison', '/category/electrodes/brands'],
  ...['/suivi', '/commande-rapide', '/demande-piece', '/devis'],
];

/** What opens on a page, how, and the part of the page that it is. */
const STATES: [name: string, path: string, open: (page: Page) => Promise<unknown>, part: string][] = [
  ['the cart', '/products', openCart, DIALOG],
  ['the categories', '/products', openCategories, DIALOG],
  ['the sub-categories', '/products', openSubCategories, DIALOG],
  ['the suggestions', '/products', openSuggestions, 'header'],
  ['an empty ticket', '/contactus', (page) => press(page, 'Envoyer le ticket'), 'main'],
  ['a missing address', '/', (page) => press(page, "S'inscrire"), '[aria-labelledby=lettre]'],
  ['no static category', '/democate', findNothing, 'main'],
  ['no category', '/CategoryPage', findNothing, 'main'],
  ['all categories closed', '/CategoryPage', closeCategories, 'main'],
  ['a category of the third level', '/CategoryPage', openThirdLevel, 'main'],
];
const PHONE_STATES: typeof STATES = [
  ['the filters', '/products', (page) => openDialog(page, 'Filtres'), DIALOG],
  ['the menu', '/products', (page) => openDialog(page, 'Menu'), DIALOG],
];

const it = base.extend('sharedCart', { scope: 'file' }, async ({ office }) => [cartLine(await createGoods(office))]);

/** At a telephone's size also at the sizes that are narrower, and lower. */
async function expectSound(page: Page, part = 'html', name = ''): Promise<void> {
  expect(await seriousFindings(page, part), name).toEqual([]);
  expect(await overflowOf(page), name).toBe(0);
  if (page.viewportSize()?.width !== PHONE.width) return;
  // At another width a picture may be fetched in another size, and the browser would warn of the first one, which nothing uses.
  await eventually(() => page.evaluate(arePicturesShown)).toBe(true);
  for (const size of [NARROWEST, ENLARGED]) {
    await page.setViewportSize(size);
    expect(await overflowOf(page), `${name} at ${size.width} px`).toBe(0);
  }
  await page.setViewportSize(PHONE);
}

function arePicturesShown(): boolean {
  return [...document.images].every((picture) => picture.complete || picture.loading === 'lazy');
}

describe.each([
  ['a phone', PHONE],
  ['a wide screen', WIDE],
])('on %s', (_, viewport) => {
  const calm = { viewport, isCalm: true };

  it.for([...PAGES, ...(viewport === PHONE ? PHONE_PAGES : [])])(
    '%s is sound',
    async (name, { visit, shop, sharedCart: cart }) => {
      const path = name === 'a product' ? await demoProductPath(shop.url, PRODUCT) : name;

      const page = await visit(path, { ...calm, cart, provokes: UNKNOWN.includes(path) ? [404] : [] });

      await expectSound(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );

  it.for([...STATES, ...(viewport === PHONE ? PHONE_STATES : [])])(
    '%s on %s is sound',
    async ([, path, open, part], { visit, sharedCart: cart }) => {
      const page = await visit(path, { ...calm, cart });

      await open(page);

      await expectSound(page, part);
    },
  );

  it('each step of the checkout is sound', async ({ visit, sharedCart: cart }) => {
    // given
    const page = await visit('/checkout', { ...calm, cart });
    const check = (step: string) => expectSound(page, 'html', step);

    // when, then
    await atStep(page, 'cart');
    await check('cart');
    await nextButton(page).click();
    await atStep(page, 'person');
    await nextButton(page).click();
    await page.getByText('Ce champ est obligatoire.').first().waitFor();
    await check('person, with errors');
    await fillPerson(page);
    await nextButton(page).click();
    await atStep(page, 'address');
    await fillAddress(page);
    await check('address');
    await nextButton(page).click();
    await atStep(page, 'payment');
    await check('payment');
    await confirmButton(page).click();
    await atStep(page, 'done');
    await check('done');
  });
});

async function openCart(page: Page): Promise<void> {
  await cartButton(page).click();
  await cartDrawer(page).waitFor();
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).waitFor();
}

async function openCategories(page: Page): Promise<void> {
  await openDialog(page, 'Catégories');
  await page.getByRole('button', { name: /^Radiateurs/ }).waitFor();
}

async function openSubCategories(page: Page): Promise<void> {
  await openCategories(page);
  await page.getByRole('button', { name: /^Radiateurs/ }).click();
  await page.getByRole('button', { name: 'Retour' }).waitFor();
}

async function openSuggestions(page: Page): Promise<void> {
  await searchBox(page).fill('wilo');
  await suggestions(page).waitFor();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill('introuvable');
  await page.getByText('Aucune catégorie trouvée').waitFor();
}

async function closeCategories(page: Page): Promise<void> {
  await press(page, /^Pièces détachées/);
  await page.getByRole('region', { name: 'Pièces détachées', exact: true }).waitFor({ state: 'detached' });
}

async function openThirdLevel(page: Page): Promise<void> {
  await press(page, 'Hydraulique de chaudière');
  await press(page, 'Vannes trois voies');
}
