/** The image slots of a product: files, addresses, and what moves between them. */

import { describe, expect, inject, it } from 'vitest';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { askProducts, getProduct, picture, postProduct, productForm, putProduct } from '../../support/products';

const { url } = inject('shop');
const admin = sharedOffice();
const { office } = await createPerson({ url, admin, role: 'staff' });

const move = (id: number, call: string, body: object) =>
  askProducts(office.token, `${id}/${call}/`, { method: 'POST', body });
const A = 'https://example.com/a.jpg';
const B = 'https://example.com/b.jpg';

/** The addresses in the four slots. */
async function slots(id: number): Promise<(string | null)[]> {
  const product = await getProduct(office, id);
  return [
    product.image_1 ?? product.image_1_url,
    product.image_2 ?? product.image_2_url,
    product.image_3 ?? product.image_3_url,
    product.image_4 ?? product.image_4_url,
  ];
}

describe('a form with files', () => {
  it('fills the slots that it names, a file before an address', async () => {
    const created = await postProduct(office, {
      image_1: await picture('png'),
      image_2: await picture('jpeg'),
      image_2_url: A,
      image_3: await picture('webp'),
      image_4_url: B,
    });

    expect(created).toMatchObject({
      image_1: expect.stringMatching(/^\/media\/[\w-]+\.webp$/),
      image_2_url: null,
      image_4: null,
      image_4_url: B,
      main_image: created.image_1,
      all_images: [created.image_1, created.image_2, created.image_3, B],
    });
    for (const address of [created.image_1, created.image_2, created.image_3]) {
      expect((await ask(address ?? '')).headers.get('content-type')).toBe('image/webp');
    }
    const shown = await json<{ images: object[] }>(await ask(`/api/product/${created.id}/`));
    expect(shown.images).toEqual(created.all_images.map((image_url) => ({ image_url })));
  });

  it('replaces what it names, clears what it empties and leaves the rest', async () => {
    const before = await postProduct(office, {
      image_1: await picture(),
      image_2: await picture(),
      image_3: await picture(),
      image_4_url: A,
    });

    const form = productForm({ image_1: await picture(), image_2_url: '', image_4_url: B });
    const after = await putProduct(office, before.id, form);

    expect(after.image_1).toMatch(/^\/media\//);
    expect(after.image_1).not.toBe(before.image_1);
    expect(after).toMatchObject({ image_2: null, image_2_url: null, image_3: before.image_3, image_4_url: B });
    // Orders may show it.
    expect((await ask(before.image_1 ?? '')).status).toBe(200);
    expect((await ask(before.image_2 ?? '')).status).toBe(200);
  });

  it('takes an address in place of a picture, and the file that a browser sends for an untouched field for nothing', async () => {
    const before = await postProduct(office, { image_1: await picture(), image_2: await picture() });
    const form = productForm({ image_1_url: A });
    form.append('image_2', new File([], ''));

    const after = await putProduct(office, before.id, form);

    expect(after).toMatchObject({ image_1: null, image_1_url: A, image_2: before.image_2 });
  });
});

describe('images', () => {
  it('change places, picture and address alike, and move to an empty slot', async () => {
    const { id, image_1 } = await postProduct(office, { image_1: await picture(), image_2_url: A });

    const swapped = await json(await move(id, 'swap-images', { position1: 1, position2: 2 }));
    expect(swapped).toMatchObject({
      image_1_url: A,
      image_1: null,
      image_2: image_1,
      image_2_url: null,
      main_image: A,
    });
    await json(await move(id, 'swap-images', { position1: '2', position2: '4' }));

    expect(await slots(id)).toEqual([A, null, null, image_1]);
    const shown = await json<{ image: string }>(await ask(`/api/product/${id}/`));
    expect(shown.image).toBe(A);
  });

  it('of one and the same slot, or of two empty ones, stay where they are, by a form too', async () => {
    const { id } = await postProduct(office, { image_1_url: A });

    await json(await move(id, 'swap-images', productForm({ position1: 1, position2: 2 })));
    await json(await move(id, 'swap-images', { position1: 2, position2: 2 }));
    await json(await move(id, 'swap-images', { position1: 3, position2: 4 }));

    expect(await slots(id)).toEqual([null, A, null, null]);
  });

  it('become the main image by swapping with it, or by moving if there is no main image', async () => {
    const [one, other] = [
      await postProduct(office, { image_1_url: A, image_3_url: B }),
      await postProduct(office, { image_3_url: B }),
    ];

    const answers = await Promise.all(
      [one, other].map(async ({ id }) => json(await move(id, 'make-main', { position: 3 }))),
    );

    expect(answers).toMatchObject([{ main_image: B }, { main_image: B }]);
    expect([await slots(one.id), await slots(other.id)]).toEqual([
      [B, null, A, null],
      [B, null, null, null],
    ]);
  });

  it('cannot become the main one from an empty slot', async () => {
    const { id } = await postProduct(office, { image_1_url: A });

    const { message, details } = await refusal(await move(id, 'make-main', { position: 2 }), 400);

    expect(message).toBe('There is no image in position 2');
    expect(details).toEqual({ position: [message] });
    expect(await slots(id)).toEqual([A, null, null, null]);
  });

  it('are taken away one by one, their files stay', async () => {
    const { id, image_1 } = await postProduct(office, { image_1: await picture(), image_2_url: A });

    const after = await json(await move(id, 'delete-image', { position: 1 }));

    expect(after).toMatchObject({ image_1: null, image_1_url: null, image_2_url: A, main_image: A, all_images: [A] });
    expect((await ask(image_1 ?? '')).status).toBe(200);
  });

  const pictured = postProduct(office, { image_1_url: A });

  it.each([
    ['swap-images', { position1: 0, position2: 1 }],
    ['swap-images', { position1: 1, position2: 5 }],
    ['swap-images', { position1: 1 }],
    ['swap-images', { position1: [1], position2: {} }],
    ['delete-image', { position: 'a' }],
    ['delete-image', {}],
    ['make-main', { position: 1.5 }],
    ['make-main', { position: null }],
  ])('are in positions 1 to 4: %s of %j is refused', async (call, body) => {
    const { id } = await pictured;

    expect((await refusal(await move(id, call, body), 400)).message).toBe('Position must be a number from 1 to 4');
  });
});

describe('two people at once', () => {
  it.each([
    ['swap-images', { position1: 1, position2: 2 }],
    ['delete-image', { position: 1 }],
    ['make-main', { position: 2 }],
  ])('%s of an outdated copy is refused (409)', async (call, body) => {
    const before = await postProduct(office, { image_1_url: A, image_2_url: B });
    const now = await putProduct(office, before.id, { price: 2 });
    const at = (updated_at: string) => move(before.id, call, { ...body, updated_at });

    const stale = await refusal(await at(before.updated_at), 409);

    expect(stale.message).toMatch(/^\S+ has changed this since you opened it\. Nothing was saved/);
    expect(await getProduct(office, before.id)).toEqual(now);
    await json(await at(now.updated_at));
  });

  it('swap images without losing one', async () => {
    const addresses = [1, 2, 3, 4].map((n) => `https://example.com/${n}.jpg`);
    const { id } = await postProduct(
      office,
      Object.fromEntries(addresses.map((address, index) => [`image_${index + 1}_url`, address])),
    );
    const pairs = Array.from({ length: 12 }, (_, index) => ({
      position1: (index % 4) + 1,
      position2: ((index + 1 + (index % 3)) % 4) + 1,
    }));

    const answers = await Promise.all([
      ...pairs.map((pair) => move(id, 'swap-images', pair)),
      ...pairs.map((_, index) => putProduct(office, id, { price: index + 1 })),
    ]);

    expect(answers.filter((answer) => answer instanceof Response && answer.status !== 200)).toEqual([]);
    expect((await slots(id)).sort()).toEqual(addresses);
  });

  it('send an updated_at that is a date, or none', async () => {
    const { id } = await postProduct(office);
    const put = async (updated_at: unknown) =>
      (await askProducts(office.token, `${id}/`, { method: 'PUT', body: { title: 'x', updated_at } })).status;

    expect([await put(''), await put('x'), await put('2026-13-45'), await put(0)]).toEqual([200, 400, 400, 400]);
  });
});
