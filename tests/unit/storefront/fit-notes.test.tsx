// @vitest-environment happy-dom
/** What the cart and the product's button say of the visitor's boiler; the shop's answers are given. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Confidence } from '@/domain/boilers/boilers';
import { storeBoiler } from '@/storefront/boilers/mine/remember-boiler';
import { LineFitNote } from '@/storefront/cart/line-fit-note';
import { BuyBox } from '@/storefront/product/buy-box';
import { shopperScreen } from '../support/shopper-screen';

const MINE = { slug: 'thema-c-24-e', brandSlug: 'marque', brand: 'Marque', range: 'Thema', name: 'C 24 E' };
const NAME = 'Marque Thema C 24 E';
const row = (slug: string, confidence: Confidence = 'confirmed') => ({ slug, confidence });
const ROWS = {
  sure: [row(MINE.slug, 'to-check'), row(MINE.slug)],
  toCheck: [row(MINE.slug, 'to-check')],
  foreign: [row('autre')],
  none: [],
} as const;

const open = shopperScreen();
let lastId = 0;
let asked: string[] = [];

/** The shop answers the detail of a product with these rows, and lists one part that fits. */
function answer(detail: object) {
  asked = [];
  vi.stubGlobal('fetch', async (input: unknown) => {
    const path = String(input);
    asked.push(path);
    const found = { id: 99, title: 'Électrode qui convient', price: 1200, confidence: 'confirmed' };
    const body = path.startsWith('/api/products/?') ? { products: [found], total: 1 } : { stock: 5, ...detail };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  });
}

const text = () => document.body.textContent ?? '';

describe('a line of the cart', () => {
  const show = async (detail: object, boiler: typeof MINE | null = MINE) => {
    answer(detail);
    storeBoiler(boiler);
    lastId += 1;
    await open(<LineFitNote id={lastId} />);
  };

  it.each([
    ['of a verified part', { fits: ROWS.sure }, ''],
    ['of a part to be checked', { fits: ROWS.toCheck }, `À vérifier pour ${NAME}`],
    ['of a part of other boilers', { fits: ROWS.foreign }, `Non prévue pour ${NAME}`],
    ['of a part without rows', { fits: ROWS.none }, `À vérifier pour ${NAME}`],
    ['of a tap', { fits: ROWS.none, asks_fit: false }, ''],
  ])('%s', async (_, detail, said) => {
    await show(detail);

    await vi.waitFor(() => expect(text()).toBe(said));
    expect(asked).toHaveLength(1);
  });

  it('asks nothing without a boiler', async () => {
    await show({ fits: ROWS.foreign }, null);

    expect(text()).toBe('');
    expect(asked).toEqual([]);
  });
});

describe('the button of a product', () => {
  // Its script is there at once, so that what it draws belongs to the render that wanted it.
  beforeAll(() => import('@/storefront/product/fit-notice'));

  const stock = { in_stock: true, stock_status: 'instock' } as const;
  const product = { id: 1, title: 'Électrode', price: 100, ...stock, image: null };
  const show = async (
    fits: (typeof ROWS)[keyof typeof ROWS],
    { isPart = true, boiler = MINE as typeof MINE | null } = {},
  ) => {
    answer({});
    storeBoiler(boiler);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    await open(<BuyBox product={product} isCounted={false} fitting={{ fits, isPart }} categories={['electrodes']} />);
  };
  const button = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === 'Ajouter au panier');
  const isOrange = () => button()?.className.includes('bg-orange-500');

  it.each([
    ['foreign', `n'est pas prévue pour votre ${NAME}`],
    ['toCheck', `Rien ne confirme encore que cette pièce convient à votre ${NAME}`],
    ['none', `Nous n'avons pas vérifié si cette pièce convient à votre ${NAME}`],
  ] as const)('is not the orange one of a part that is %s, says why, and offers what fits', async (rows, reason) => {
    await show(ROWS[rows]);

    await vi.waitFor(() => expect(text()).toContain('Électrode qui convient'));
    expect(isOrange()).toBe(false);
    expect(button()?.disabled).toBe(false);
    const id = button()?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent?.replaceAll('’', "'")).toContain(reason);
    expect(asked[0]).toBe('/api/products/?categories=electrodes&boiler=thema-c-24-e&fits_first=thema-c-24-e');
    expect(document.querySelector('a[href="/product/99"]')).not.toBeNull();
    expect(document.querySelector('a[href="/chaudieres/marque/thema-c-24-e"]')).not.toBeNull();
  });

  it.each([
    ['of a verified part', ROWS.sure, {}],
    ['of a tap', ROWS.none, { isPart: false }],
    ['without a boiler', ROWS.foreign, { boiler: null }],
  ] as const)('is the orange one, without a word, %s', async (_, rows, options) => {
    await show(rows, options);

    expect(isOrange()).toBe(true);
    expect(button()?.hasAttribute('aria-describedby')).toBe(false);
    expect(asked).toEqual([]);
  });
});
