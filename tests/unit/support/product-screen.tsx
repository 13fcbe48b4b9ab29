/** The screen of products in happy-dom, with a product of which each test says what it needs. */
import { vi } from 'vitest';
import { ProductsScreen } from '@/admin/products/products-screen';
import { all, button, click, dialog, doing, one, until } from './dom';
import { it as base } from './office';

const NO_PICTURES = Object.fromEntries(
  [1, 2, 3, 4].flatMap((n) => [
    [`image_${n}`, null],
    [`image_${n}_url`, null],
  ]),
);

/** As the back office's calls answer it. */
export const product = (changes: object = {}) => ({
  ...{ id: 1, title: 'Pompe', price: 10, reference: null, stock: 10, stock_status: 'instock', in_stock: true },
  ...{ warranty_months: null, date: '2026-03-05T00:00:00.000Z', published: true, short_description: 'Courte' },
  ...{ description: '<p>Longue</p>', description_text: 'Longue', categories: [{ id: 1, name: 'Rayon' }], tags: [] },
  ...{ documents: [], replaced_by: null, main_image: null, all_images: [], ...NO_PICTURES },
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

export const SHELVES = {
  categories: [
    { id: 1, name: 'Rayon', slug: 'rayon', children: [{ id: 2, name: 'Sous-rayon', slug: 'sous', children: [] }] },
  ],
  tags: [{ id: 3, name: 'Marque', slug: 'marque' }],
};

export const page = (products: object[], changes: object = {}) => ({
  ...{ products, total: products.length, page: 1, total_pages: 1, limit: 20 },
  ...changes,
});

export const LIST = 'GET /api/admin/products/';
export const PATH = '/api/admin/products/1/';

export const it = base.extend('office', async ({ office }) => {
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  office.answer({
    [LIST]: page([product()]),
    [`GET ${PATH}`]: product(),
    [`GET ${PATH}fits/`]: { models: 0, confirmed: 0, numbers: 0 },
    [`PUT ${PATH}`]: product(),
    'GET /api/categories-tags/': SHELVES,
  });
  return {
    ...office,
    /** Opens the form of the product, or of a new one. */
    open: async (saved: object | 'new' = {}) => {
      const isNew = saved === 'new';
      if (!isNew) office.answer({ [`GET ${PATH}`]: product(saved) });
      await office.show(<ProductsScreen />, { query: `tab=products&product=${isNew ? 'new' : 1}` });
      await until(() => all('form#product').length === 1 && all('input[type=checkbox]', 'Rayon').length === 1);
    },
  };
});

export const png = (name = 'photo.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0])], name, {
    type: 'image/png',
  });

export const save = () => click(button(/^(Create|Update) Product$/, dialog(/^(Add|Edit) Product$/)));

/** A picture's slot by its name: 'Main image', 'Image 2'. */
export const slot = (name: string) => one(`input[aria-label="${name} address"]`).closest('li') as HTMLElement;
export const fileOf = (name: string) => one('input[type=file]', undefined, slot(name));

/** What the four slots show: an address without its size, 'chosen' for a file, '' for nothing. */
export const pictures = () =>
  ['Main image', 'Image 2', 'Image 3', 'Image 4'].map((name) => {
    const src = slot(name).querySelector('img')?.getAttribute('src') ?? '';
    return src.startsWith('blob:') ? 'chosen' : src;
  });

/** Opens a menu as a pointer does, and chooses in it. */
export async function swap(name: string, other: string): Promise<void> {
  const opener = button(`Swap ${name.toLowerCase()}`);
  await doing(() =>
    opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, ctrlKey: false })),
  );
  await until(() => all('[role=menuitem]').length > 0);
  await click(one('[role=menuitem]', `Swap with ${other.toLowerCase()}`));
}
