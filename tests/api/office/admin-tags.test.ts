/** The back office's calls for brands, the server's tags. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { type AdminTag, adminTag, adminTagsAnswer } from '@/contract/admin/tags';
import { officeProblemWords } from '@/words/en/problems';
import { register } from '../../support/accounts';
import { askAdmin, form } from '../../support/admin-calls';
import { ask, getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { noPicture, picture, tooLarge } from '../../support/upload-files';

const TAGS = '/api/admin/tags/';
const office = sharedOffice();
const rows = sharedDatabase();
const unique = (text: string) => `${text} ${randomUUID()}`;

async function create(fields: Record<string, string | File> = {}): Promise<AdminTag> {
  const response = await askAdmin(TAGS, { method: 'POST', body: form({ name: unique('Marque'), ...fields }) });
  return adminTag.strict().parse(await json(response, 201));
}

const change = (id: number | string, body: object) => askAdmin(`${TAGS}${id}/`, { method: 'PUT', body });
const remove = (id: number | string) => askAdmin(`${TAGS}${id}/`, { method: 'DELETE' });
const list = async () => adminTagsAnswer.strict().parse(await json(await askAdmin(TAGS)));
const findTag = async (id: number) => (await list()).tags.find((tag) => tag.id === id);

describe('the list of brands', () => {
  const published = async () =>
    (await rows<{ n: number }>('SELECT count(*)::int AS n FROM products WHERE published'))[0]?.n ?? 0;

  it('is in French order', async () => {
    const names = ['Zodiac', 'Élan', 'Eau vive'].map(unique);
    for (const name of names) await create({ name });

    const shown = (await list()).tags.map(({ name }) => name).filter((name) => names.includes(name));

    expect(shown).toEqual([names[2], names[1], names[0]]);
  });

  it('counts what the shop shows, of each brand and in all', async () => {
    const tag = await create();
    await createProduct(office, { tags: [tag.id] });
    await createProduct(office, { tags: [tag.id], published: false });

    await expect.poll(async () => (await findTag(tag.id))?.count).toBe(1);
    // Other files create products meanwhile: repeated until the answer falls between two equal counts.
    await expect
      .poll(async () => {
        const before = await published();
        const { total_products } = await list();
        return [total_products, await published()].map((count) => count - before);
      })
      .toEqual([0, 0]);
  });
});

describe('a new brand', () => {
  it('is made from a form with its picture, or from JSON', async () => {
    const [first, second] = [unique('Saunier Été'), unique('Viessmann')];

    const made = await create({ name: ` ${first} `, slug: ` s-${randomUUID()} `, image: await picture() });
    const fromJson = await json(await askAdmin(TAGS, { method: 'POST', body: { name: second } }), 201);

    expect(made).toMatchObject({ name: first, slug: expect.stringMatching(/^s-[0-9a-f-]{36}$/), count: 0 });
    expect((await ask(made.image_url ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(adminTag.strict().parse(fromJson)).toMatchObject({
      name: second,
      slug: `viessmann-${second.slice(-36)}`,
      image_url: null,
    });
  });

  it('is in the shop at the next look', async () => {
    const { id, name } = await create();

    const { brands } = await getJson<{ brands: { id: number; name: string }[] }>('/api/brands/');

    expect(brands.find((brand) => brand.id === id)?.name).toBe(name);
  });

  it.each([
    [{}, { name: ['Brand name is required'] }],
    [{ name: ' ', slug: 'a' }, { name: ['Brand name is required'] }],
    [{ name: 'A', slug: 'Été' }, { slug: ['Slug can only contain lowercase letters, numbers, and hyphens'] }],
    [{ name: 'A, B' }, { name: ['Brand name cannot contain a comma'] }],
    [{ name: 'A', image: 'photo.png' }, { image: ['Please select a valid image file (JPEG, PNG, or WebP)'] }],
  ])('of %j is refused with %j', async (body, details) => {
    const [fromJson, fromForm] = await Promise.all(
      [body, form(body)].map((sent) => askAdmin(TAGS, { method: 'POST', body: sent })),
    );

    expect((await refusal(fromJson as Response, 400)).details).toEqual(details);
    expect((await refusal(fromForm as Response, 400)).details).toEqual(details);
  });

  it('may not have the name or the slug of another', async () => {
    const { name, slug } = await create();

    const sameName = await askAdmin(TAGS, { method: 'POST', body: { name: ` ${name.toUpperCase()}` } });
    const sameSlug = await askAdmin(TAGS, { method: 'POST', body: { name: unique('Autre'), slug } });

    expect((await refusal(sameName, 409)).details).toEqual({ name: ['A brand with this name already exists'] });
    expect((await refusal(sameSlug, 409)).details).toEqual({ slug: ['A brand with this slug already exists'] });
  });

  it('with a file that is not a picture, or too large, is refused with its message', async () => {
    const name = unique('Marque');
    const post = (image: File) => askAdmin(TAGS, { method: 'POST', body: form({ name, image }) });

    const [wrong, large] = [await refusal(await post(noPicture()), 415), await refusal(await post(tooLarge()), 413)];

    const [type, size] = ['Please select a valid image file (JPEG, PNG, or WebP)', 'Image size must be less than 5MB'];
    expect(wrong).toMatchObject({ message: type, details: { image: [type] } });
    expect(large).toMatchObject({ message: size, details: { image: [size] } });
    expect((await list()).tags.some((tag) => tag.name === name)).toBe(false);
  });
});

describe('an edit of a brand', () => {
  it('changes what it names and leaves the rest', async () => {
    const before = await create({ image: await picture() });
    const name = unique('Renommée');

    const renamed = await json<AdminTag>(await change(before.id, form({ name })));
    const cleared = await json<AdminTag>(await change(before.id, form({ remove_image: 'true' })));

    expect(renamed).toMatchObject({ name, slug: before.slug, image_url: before.image_url });
    expect(cleared).toMatchObject({ name, slug: before.slug, image_url: null });
    expect(await findTag(before.id)).toEqual(cleared);
  });

  it('keeps the picture if remove_image says nothing of it', async () => {
    const { id, image_url } = await create({ image: await picture() });

    for (const said of ['', 'false']) {
      expect(await json(await change(id, form({ remove_image: said })))).toMatchObject({ image_url });
    }
  });

  it('of an outdated copy is refused and overwrites nothing', async () => {
    const opened = await create();
    const updated_at = opened.updated_at;
    const theirs = await json<AdminTag>(await change(opened.id, form({ name: unique('Leur'), updated_at })));

    const ours = await refusal(await change(opened.id, form({ name: unique('Notre'), updated_at })), 409);

    expect(ours.message).toBe(officeProblemWords.staleEdit);
    expect(await findTag(opened.id)).toEqual(theirs);
  });

  it('says in English what is wrong with its form', async () => {
    const { id } = await create();

    const [noDate, noForm] = [
      await change(id, { updated_at: 'yesterday' }),
      await ask(`${TAGS}${id}/`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${inject('adminToken')}`, 'Content-Type': 'text/plain' },
        body: 'name',
      }),
    ];

    expect((await refusal(noDate, 400)).details).toEqual({
      updated_at: ['updated_at must be a date as the answers give it'],
    });
    await refusal(noForm, 415);
  });

  it.each(['0', 'abc', '2147483647'])('of the unknown %s is a 404', async (id) => {
    await refusal(await change(id, { name: unique('Marque') }), 404);
    await refusal(await remove(id), 404);
  });
});

it('deleting a brand leaves its products', async () => {
  const { id } = await create();
  const product = await createProduct(office, { tags: [id] });

  expect((await remove(id)).status).toBe(204);

  expect(await findTag(id)).toBeUndefined();
  expect(await getJson(`/api/product/${product.id}/`)).toMatchObject({ title: product.title, tags: [] });
});

it('the calls of brands are for staff and the admin alone', async () => {
  const { id } = await create();
  const [customer, staff] = [
    await register(),
    await createPerson({ url: inject('shop').url, admin: office, role: 'staff' }),
  ];
  const calls = async (token: string | null) => [
    await askAdmin(TAGS, { token }),
    await askAdmin(TAGS, { method: 'POST', body: form({ name: unique('Marque') }), token }),
    await askAdmin(`${TAGS}${id}/`, { method: 'PUT', body: form({ name: unique('Marque') }), token }),
    await askAdmin(`${TAGS}${id}/`, { method: 'DELETE', token }),
  ];

  for (const answer of await calls(null)) await refusal(answer, 401);
  for (const answer of await calls(customer.access)) await refusal(answer, 403);
  expect((await calls(staff.office.token)).map(({ status }) => status)).toEqual([200, 201, 200, 204]);
});
