/** The back office's calls for categories and brands, the server's tags. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type AdminCategoryNode, adminCategory, adminCategoryNode } from '@/contract/admin/categories';
import { adminTag, adminTagsAnswer } from '@/contract/admin/tags';
import { officeProblemWords } from '@/words/en/problems';
import { bearer } from '../../support/accounts';
import { askAdmin, form } from '../../support/admin-calls';
import { ask, getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { sharedDatabase } from '../../support/running/database';
import { noPicture, picture, rareSize, tooLarge } from '../../support/upload-files';

const FLAT = '/api/admin/categories/';
const TREE = '/api/admin/categories2/';
const TAGS = '/api/admin/tags/';
const office = sharedOffice();
const rows = sharedDatabase();
const unique = (text: string) => `${text} ${randomUUID()}`;

const flat = async () => z.array(adminCategory.strict()).parse(await json(await askAdmin(FLAT)));
const tree = async () => z.array(adminCategoryNode).parse(await json(await askAdmin(TREE)));
const tags = async () => adminTagsAnswer.strict().parse(await json(await askAdmin(TAGS)));

const KINDS = [
  { kind: 'category', name: 'Category', path: TREE, schema: adminCategory.strict(), list: flat },
  { kind: 'brand', name: 'Brand', path: TAGS, schema: adminTag.strict(), list: async () => (await tags()).tags },
] as const;

const [TYPE, SIZE] = ['Please select a valid image file (JPEG, PNG, or WebP)', 'Image size must be less than 5MB'];
const SLUG = 'Slug can only contain lowercase letters, numbers, and hyphens';

async function createCategory(fields: Record<string, unknown> = {}) {
  const response = await askAdmin(TREE, { method: 'POST', body: { name: unique('Rayon'), ...fields } });
  return adminCategory.strict().parse(await json(response, 201));
}

describe.each(KINDS)('a $kind', ({ kind, name: title, path, schema, list }) => {
  const post = (body: object) => askAdmin(path, { method: 'POST', body });
  const create = async (fields: Record<string, string | File> = {}) =>
    schema.parse(await json(await post(form({ name: unique('Nom'), ...fields })), 201));
  const put = (id: number | string, body: object) => askAdmin(`${path}${id}/`, { method: 'PUT', body });
  const change = async (id: number, body: object) => schema.parse(await json(await put(id, body)));
  const remove = (id: number | string) => askAdmin(`${path}${id}/`, { method: 'DELETE' });
  const find = async (id: number) => (await list()).find((one) => one.id === id);

  it('is listed in French order', async () => {
    const names = ['Zodiac', 'Élan', 'Eau vive'].map(unique);
    for (const name of names) await create({ name });

    const shown = (await list()).map(({ name }) => name).filter((name) => names.includes(name));

    expect(shown).toEqual([names[2], names[1], names[0]]);
  });

  it('is made from a form with its picture, or from JSON', async () => {
    const [first, second] = [unique('Saunier Été'), unique('Éléments d’Échange')];

    const made = await create({ name: ` ${first} `, slug: ` s-${randomUUID()} `, image: await picture() });
    const fromJson = schema.parse(await json(await post({ name: second, slug: '' }), 201));

    expect(made).toMatchObject({ name: first, slug: expect.stringMatching(/^s-[0-9a-f-]{36}$/) });
    expect((await ask(made.image_url ?? '')).headers.get('content-type')).toBe('image/webp');
    const slug = `elements-dechange-${second.slice(-36)}`;
    expect(fromJson).toMatchObject({ name: second, slug, image_url: null });
  });

  it.each<[Record<string, string>, Record<string, string[]>]>([
    [{}, { name: [`${title} name is required`] }],
    [{ name: ' ', slug: 'a' }, { name: [`${title} name is required`] }],
    [{ name: 'A', slug: 'Été' }, { slug: [SLUG] }],
    [{ name: 'A', image: 'photo.png' }, { image: [TYPE] }],
  ])('of %j is refused with %j, as JSON and as a form', async (body, details) => {
    for (const sent of [body, form(body)]) expect((await refusal(await post(sent), 400)).details).toEqual(details);
  });

  it('may not have the name or the slug of another', async () => {
    const { name, slug } = await create();

    const sameName = await refusal(await post({ name: ` ${name.toUpperCase()}` }), 409);
    const sameSlug = await refusal(await post({ name: unique('Autre'), slug }), 409);

    expect(sameName.details).toEqual({ name: [`A ${kind} with this name already exists`] });
    expect(sameSlug.details).toEqual({ slug: [`A ${kind} with this slug already exists`] });
  });

  it('with a file that is not a picture, or too large, is refused with its message', async () => {
    const name = unique('Nom');

    const wrong = await refusal(await post(form({ name, image: noPicture() })), 415);
    const large = await refusal(await post(form({ name, image: tooLarge() })), 413);

    expect(wrong).toMatchObject({ message: TYPE, details: { image: [TYPE] } });
    expect(large).toMatchObject({ message: SIZE, details: { image: [SIZE] } });
    expect((await list()).some((one) => one.name === name)).toBe(false);
  });

  it('leaves no picture behind if it is refused', async () => {
    const { name } = await create();
    const size = rareSize();
    const pictures = () => rows('SELECT 1 FROM media WHERE width = $1 AND height = $2', [size.width, size.height]);

    await refusal(await post(form({ name, image: await picture(size) })), 409);

    expect(await pictures()).toHaveLength(0);
    await create({ image: await picture(size) });
    expect(await pictures()).toHaveLength(1);
  });

  it('keeps its picture where no other comes, until it is replaced or cleared', async () => {
    const { id, image_url: first } = await create({ image: await picture() });

    const kept: Record<string, File | string>[] = [{ image: new File([], '') }, { remove_image: '' }];
    for (const said of [...kept, { remove_image: 'false' }]) {
      expect((await change(id, form(said))).image_url).toBe(first);
    }
    const other = await change(id, form({ image: await picture(), remove_image: 'true' }));
    const cleared = await change(id, form({ remove_image: 'true' }));

    expect(first).toMatch(/^\/media\/[\w-]+\.webp$/);
    expect(other.image_url).toMatch(/^\/media\//);
    expect(other.image_url).not.toBe(first);
    expect(cleared.image_url).toBeNull();
  });

  it('keeps what an edit does not name, and gets a slug from its name if that is emptied', async () => {
    const before = await create({ slug: `choisi-${randomUUID()}` });
    const name = unique('Échangeurs');

    const renamed = await change(before.id, form({ name }));
    expect(renamed).toMatchObject({ name, slug: before.slug });
    expect(await find(before.id)).toEqual(renamed);
    expect(await change(before.id, { name, slug: ' ' })).toMatchObject({ slug: `echangeurs-${name.slice(-36)}` });
  });

  it('is refused with what is wrong about its version or its body', async () => {
    const { id } = await create();
    const headers = { ...bearer(inject('adminToken')), 'Content-Type': 'text/plain' };

    const { details } = await refusal(await put(id, { updated_at: 'yesterday' }), 400);

    expect(details).toEqual({ updated_at: ['updated_at must be a date as the answers give it'] });
    await refusal(await ask(`${path}${id}/`, { method: 'PUT', headers, body: 'name' }), 415);
  });

  it.each(['0', 'abc', '2147483647', '99999999999'])('of the unknown id %s is a 404', async (id) => {
    await refusal(await put(id, { name: unique('Nom') }), 404);
    await refusal(await remove(id), 404);
  });
});

describe('categories', () => {
  function findNode(nodes: readonly AdminCategoryNode[], id: number): AdminCategoryNode | undefined {
    for (const node of nodes) {
      const found = node.id === id ? node : findNode(node.children, id);
      if (found) return found;
    }
    return undefined;
  }
  const change = (id: number, body: object) => askAdmin(`${TREE}${id}/`, { method: 'PUT', body });

  it('are flat with the parent, and a tree with the children, in one order', async () => {
    const top = await createCategory();
    for (const name of ['Zinc', 'Écrou', 'Eau'].map(unique)) await createCategory({ name, parent: top.id });

    const [list, node] = [await flat(), findNode(await tree(), top.id)];

    const below = list.filter(({ parent }) => parent === top.id);
    expect(below).toHaveLength(3);
    expect(node?.children.map(({ id }) => id)).toEqual(below.map(({ id }) => id));
    expect(list.find(({ id }) => id === top.id)).toEqual(top);
  });

  it('count what the shop shows, each product of the subtree once', async () => {
    const top = await createCategory();
    const [left, right] = [await createCategory({ parent: top.id }), await createCategory({ parent: top.id })];
    await createProduct(office, { categories: [left.id, right.id] });
    await createProduct(office, { categories: [right.id] });
    await createProduct(office, { categories: [right.id], published: false });

    const counts = async () => {
      const node = findNode(await tree(), top.id);
      return [node, ...(node?.children ?? [])].map((found) => found?.product_count);
    };

    await expect.poll(async () => (await counts()).sort()).toEqual([1, 2, 2]);
    expect((await flat()).find(({ id }) => id === top.id)?.product_count).toBe(2);
  });

  it('are made below another by either address, and are in the shop at the next look', async () => {
    const parent = await createCategory();
    for (const path of [FLAT, TREE]) {
      const body = { name: unique('Vannes'), parent: parent.id };
      const made = adminCategory.strict().parse(await json(await askAdmin(path, { method: 'POST', body }), 201));
      expect(made).toMatchObject({ parent: parent.id, product_count: 0 });
      expect((await ask(`/api/category/${made.slug}/brands/`)).status).toBe(200);
    }
  });

  it.each([
    [{ name: 7 }, { name: ['Category name is required'] }],
    [{ slug: [] }, { slug: [SLUG] }],
    [{ parent: 'top' }, { parent: ['Parent must be the id of a category'] }],
    [{ parent: -1 }, { parent: ['Parent must be the id of a category'] }],
    [{ parent: 2147483647 }, { parent: ['Category 2147483647 does not exist'] }],
  ])('of %j are refused with %j', async (body, details) => {
    const answer = await askAdmin(TREE, { method: 'POST', body: { name: 'A', ...body } });

    expect((await refusal(answer, 400)).details).toMatchObject(details);
  });

  it('are moved to the top by an empty parent, but never below themselves or what lies below them', async () => {
    const top = await createCategory();
    const middle = await createCategory({ parent: top.id });
    const leaf = await createCategory({ parent: middle.id });

    for (const parent of [top.id, middle.id, leaf.id]) {
      const answer = await refusal(await change(top.id, { parent }), 400);
      expect(answer.details).toEqual({ parent: [officeProblemWords.categoryCycle] });
    }
    const unknown = await refusal(await change(top.id, { parent: 2147483647 }), 400);
    expect(unknown.details).toEqual({ parent: ['Category 2147483647 does not exist'] });
    const { name, slug } = leaf;
    expect(await json(await change(leaf.id, form({ parent: '' })))).toMatchObject({ name, slug, parent: null });
  });

  it('are deleted with their subcategories; products stay', async () => {
    const top = await createCategory();
    const middle = await createCategory({ parent: top.id });
    const leaf = await createCategory({ parent: middle.id });
    const product = await createProduct(office, { categories: [leaf.id] });

    expect((await askAdmin(`${TREE}${top.id}/`, { method: 'DELETE' })).status).toBe(204);

    const ids = (await flat()).map(({ id }) => id);
    expect([top, middle, leaf].some(({ id }) => ids.includes(id))).toBe(false);
    expect(await getJson(`/api/product/${product.id}/`)).toMatchObject({ title: product.title, categories: [] });
  });
});

describe('brands', () => {
  it('count what the shop shows, each and in all, are in the shop at the next look, and leave their products', async () => {
    const published = async () =>
      (await rows<{ n: number }>('SELECT count(*)::int AS n FROM products WHERE published'))[0]?.n ?? 0;
    const made = await askAdmin(TAGS, { method: 'POST', body: { name: unique('Marque') } });
    const { id, name } = await json<{ id: number; name: string }>(made, 201);
    const { brands } = await getJson<{ brands: { id: number; name: string }[] }>('/api/brands/');
    expect(brands.find((brand) => brand.id === id)?.name).toBe(name);
    const product = await createProduct(office, { tags: [id] });
    await createProduct(office, { tags: [id], published: false });

    const found = async () => (await tags()).tags.find((tag) => tag.id === id);
    await expect.poll(async () => (await found())?.count).toBe(1);
    // Other files create products meanwhile: repeated until the answer falls between two equal counts.
    await expect
      .poll(async () => {
        const before = await published();
        const { total_products } = await tags();
        return [total_products, await published()].map((count) => count - before);
      })
      .toEqual([0, 0]);

    expect((await askAdmin(`${TAGS}${id}/`, { method: 'DELETE' })).status).toBe(204);
    expect(await found()).toBeUndefined();
    expect(await getJson(`/api/product/${product.id}/`)).toMatchObject({ title: product.title, tags: [] });
  });

  it('may not have a comma in their name, which addresses could not tell from the next brand', async () => {
    const { details } = await refusal(await askAdmin(TAGS, { method: 'POST', body: { name: 'A, B' } }), 400);

    expect(details).toEqual({ name: ['Brand name cannot contain a comma'] });
  });
});
