// @vitest-environment happy-dom
/** What is particular to brands, to slugs and pictures, and to the badges of wilayas. */
import { describe, expect } from 'vitest';
import { BrandsScreen } from '@/admin/brands/brands-screen';
import { CategoriesScreen } from '@/admin/categories/categories-screen';
import { ShippingScreen } from '@/admin/shipping/shipping-screen';
import {
  all,
  button,
  click,
  dialog,
  doing,
  field,
  fill,
  isOff,
  one,
  pick,
  problemOf,
  says,
  until,
} from '../../support/dom';
import { it } from '../../support/office';

const BRANDS = '/api/admin/tags/';
const CATEGORIES = '/api/admin/categories2/';
const WILAYAS = '/api/admin/wilayas/';

const updated_at = '2026-11-20T09:30:00.000Z';
const brand = { id: 1, name: 'Élan', slug: 'elan', image_url: null, count: 2, updated_at };
const wilaya = (id: number, name: string, price: string) => ({
  ...{ id, name, price, code: null, name_ar: '', desk_price: null, days: null, updated_at },
});

const picture = () => new File(['x'], 'photo.png', { type: 'image/png' });
const names = () => all('h3').map(({ textContent }) => textContent);
const rowOf = (name: string) => one('h3', name).closest('li') as HTMLElement;

describe('the screen of brands', () => {
  it('shows its title, four cards, each brand with its facts, and the number shown', async ({ office }) => {
    const tags = [
      { ...brand, image_url: '/logo.svg', count: 4 },
      { ...brand, id: 2, name: 'Zénith', slug: 'zenith', count: 1 },
    ];
    office.answer({ [`GET ${BRANDS}`]: { tags, total_products: 9 } });

    await office.show(<BrandsScreen />);
    await until(() => says('All Brands'));

    expect(one('h1').textContent).toBe('Brands Management');
    expect(says('Manage product brands and manufacturers')).toBe(true);
    expect(all('dl > div').map(({ textContent }) => textContent)).toEqual([
      'Total Brands2',
      'Active Brands2',
      'Total Products9',
      'Avg Products/Brand3',
    ]);
    for (const text of ['4 products', 'Slug: elan', 'Has image']) expect(says(text, rowOf('Élan')), text).toBe(true);
    expect(rowOf('Élan').querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
    expect([says('Z', rowOf('Zénith')), says('Has image', rowOf('Zénith'))]).toEqual([true, false]);
    expect(says('Showing 2 of 2 brands')).toBe(true);
  });

  it('shows the first letter if the picture cannot be loaded', async ({ office }) => {
    office.answer({ [`GET ${BRANDS}`]: { tags: [{ ...brand, image_url: '/media/gone.webp' }], total_products: 9 } });
    await office.show(<BrandsScreen />);
    await until(() => names().length === 1);

    await doing(() => one('li img').dispatchEvent(new Event('error')));

    expect(says('É', rowOf('Élan'))).toBe(true);
    expect(all('li img')).toEqual([]);
  });

  it('previews a new brand while it is typed, with its picture, and sends both', async ({ office }) => {
    // given
    office.answer({ [`GET ${BRANDS}`]: { tags: [], total_products: 0 }, [`POST ${BRANDS}`]: brand });
    await office.show(<BrandsScreen />);
    await until(() => says('All Brands'));
    await click(button('Add Brand'));
    const preview = one('section', 'Preview');

    // when
    await fill(field('Brand Name *'), '  Élan vital ');
    // then
    for (const text of ['É', 'Élan vital', '/elan-vital']) expect(says(text, preview), text).toBe(true);
    expect(says('With image', preview)).toBe(false);

    // when
    await pick(field(/^Brand Image/), picture());
    // then
    await until(() => says('With image', preview));
    expect(preview.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/);

    // when
    await click(button('Create Brand'));
    // then
    await until(() => office.sent().length === 1);
    expect(office.sent()[0]?.body).toMatchObject({ name: 'Élan vital', slug: 'elan-vital' });
    expect(office.sent()[0]?.body.image).toMatchObject({ name: 'photo.png' });
  });

  it('removes the picture of a brand', async ({ office }) => {
    const tags = [{ ...brand, image_url: '/logo.svg' }];
    office.answer({ [`GET ${BRANDS}`]: { tags, total_products: 9 }, [`PUT ${BRANDS}1/`]: brand });
    await office.show(<BrandsScreen />);
    await until(() => names().length === 1);
    await click(button('Edit Élan'));
    expect(says('With image')).toBe(true);

    await click(button('Remove image'));
    expect(says('With image')).toBe(false);
    await click(button('Update Brand'));

    await until(() => office.sent().length === 1);
    expect(office.sent()[0]?.body).toMatchObject({ remove_image: 'true' });
  });
});

describe.for([
  { Screen: BrandsScreen, kind: 'Brand', answers: { [`GET ${BRANDS}`]: { tags: [], total_products: 0 } } },
  { Screen: CategoriesScreen, kind: 'Category', answers: { [`GET ${CATEGORIES}`]: [] } },
])('the form of a $kind', ({ Screen, kind, answers }) => {
  it('derives the slug from the name until one is typed, and accepts only slug characters', async ({ office }) => {
    office.answer(answers);
    await office.show(<Screen />);
    await until(() => says(/^No .* found/));
    await click(button(`Add ${kind}`));
    const [name, slug] = [field(`${kind} Name *`), field('Slug *')];

    await fill(name, "  Pièces  d'Été & Cie -");
    expect(slug.value).toBe('pieces-dete-cie');
    await fill(slug, 'Ma_Pièce N°1');
    expect(slug.value).toBe('mapicen1');
    await fill(name, 'Autre');
    expect(slug.value).toBe('mapicen1');
    await fill(slug, '');
    await fill(name, 'Autre chose');
    expect(slug.value).toBe('autre-chose');
  });

  it('takes no file that is no picture or too large, nor a comma in a name that has one', async ({ office }) => {
    // given
    office.answer(answers);
    await office.show(<Screen />);
    await until(() => says(/^No .* found/));
    await click(button(`Add ${kind}`));
    const create = () => button(`Create ${kind}`);
    await click(create());
    await until(() => problemOf('Slug *') === 'Slug is required');
    await fill(field(`${kind} Name *`), kind === 'Brand' ? 'A, B' : 'A');
    if (kind === 'Brand') {
      await click(create());
      await until(() => problemOf('Brand Name *') === 'Brand name cannot contain a comma');
      await fill(field('Brand Name *'), 'A');
    }

    // when, then
    for (const [file, message] of [
      [
        new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' }),
        'Please select a valid image file (JPEG, PNG, or WebP)',
      ],
      [
        new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
        'Image size must be less than 5MB',
      ],
    ] as const) {
      await pick(field(/Image \(Optional\)/), file);
      expect(says(message)).toBe(true);
      expect(isOff(create())).toBe(true);
    }
    await click(button('Dismiss'));
    expect(isOff(create())).toBe(false);
    expect(office.sent()).toEqual([]);
  });
});

describe('the screen of wilayas', () => {
  it.for([
    [['400.00'], []],
    [
      ['400.00', '400.00'],
      ['Lowest price', 'Lowest price'],
    ],
    [
      ['1600.00', '400.00', '22000.50'],
      ['Lowest price', 'Highest price'],
    ],
  ] as const)(
    'marks nothing for a single wilaya, and no highest price if all are equal: %j',
    async ([prices, badges], { office }) => {
      office.answer({ [`GET ${WILAYAS}`]: prices.map((price, index) => wilaya(index + 1, `Wilaya ${index}`, price)) });
      await office.show(<ShippingScreen />);
      await until(() => says('Wilaya 0'));
      expect(all('li p', /^(Lowest|Highest) price$/).map(({ textContent }) => textContent)).toEqual(badges);
    },
  );

  it('reads a typed fee in the French way, and asks for it if it is missing', async ({ office }) => {
    // given
    office.answer({ [`GET ${WILAYAS}`]: [], [`POST ${WILAYAS}`]: wilaya(1, 'Oran', '1250.50') });
    await office.show(<ShippingScreen />);
    await until(() => says('No wilayas yet'));
    await click(button('Add Wilaya'));
    await fill(field('Wilaya Name *'), 'Oran');
    const PRICE = 'Shipping Price (DA) *';
    const save = () => click(button('Save', dialog()));

    // when, then
    await save();
    await until(() => problemOf(PRICE) === 'Price is required');
    for (const [typed, problem] of [
      ['six cents', '"six cents" is not a number'],
      ['-1', 'Price cannot be negative'],
    ] as const) {
      await fill(field(PRICE), typed);
      expect(problemOf(PRICE)).toBeNull();
      await save();
      await until(() => problemOf(PRICE) === problem);
    }
    await fill(field(PRICE), '1 250,50');
    expect(says('Read as 1,250.50 DA')).toBe(true);
    await save();
    await until(() => says('Wilaya added.'));
    expect(office.sent().map(({ body }) => body.price)).toEqual([1250.5]);
  });
});
