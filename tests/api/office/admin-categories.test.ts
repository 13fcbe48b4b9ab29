/** The back office's calls for categories. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import {
  type AdminCategory,
  type AdminCategoryNode,
  adminCategory,
  adminCategoryNode,
} from '@/contract/admin/categories';
import { officeProblemWords } from '@/words/en/problems';
import { register } from '../../support/accounts';
import { askAdmin, form } from '../../support/admin-calls';
import { ask, getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { noPicture, picture, rareSize, tooLarge } from '../../support/upload-files';

const FLAT = '/api/admin/categories/';
const TREE = '/api/admin/categories2/';
const office = sharedOffice();
const rows = sharedDatabase();
const unique = (text: string) => `${text} ${randomUUID()}`;

async function create(fields: Record<string, unknown> = {}): Promise<AdminCategory> {
  const response = await askAdmin(TREE, { method: 'POST', body: { name: unique('Rayon'), ...fields } });
  return adminCategory.strict().parse(await json(response, 201));
}

const change = (id: number | string, body: object) => askAdmin(`${TREE}${id}/`, { method: 'PUT', body });
const remove = (id: number | string) => askAdmin(`${TREE}${id}/`, { method: 'DELETE' });
const flat = async () => z.array(adminCategory.strict()).parse(await json(await askAdmin(FLAT)));
const tree = async () => z.array(adminCategoryNode).parse(await json(await askAdmin(TREE)));

function find(nodes: readonly AdminCategoryNode[], id: number): AdminCategoryNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id);
    if (found) return found;
  }
  return undefined;
}

describe('the lists of categories', () => {
  it('are flat with the parent, and a tree with the children, both in French order', async () => {
    const top = await create();
    const names = ['Zinc', 'Écrou', 'Eau'].map(unique);
    for (const name of names) await create({ name, parent: top.id });

    const [list, node] = [await flat(), find(await tree(), top.id)];

    const below = list.filter(({ parent }) => parent === top.id);
    expect(below.map(({ name }) => name)).toEqual([names[2], names[1], names[0]]);
    expect(node?.children.map(({ id }) => id)).toEqual(below.map(({ id }) => id));
    expect(list.find(({ id }) => id === top.id)).toEqual(top);
  });

  it('count what the shop shows, each product of the subtree once', async () => {
    const top = await create();
    const [left, right] = [await create({ parent: top.id }), await create({ parent: top.id })];
    await createProduct(office, { categories: [left.id, right.id] });
    await createProduct(office, { categories: [right.id] });
    await createProduct(office, { categories: [right.id], published: false });

    const counts = async () => {
      const node = find(await tree(), top.id);
      return [node, ...(node?.children ?? [])].map((found) => found?.product_count);
    };

    await expect.poll(async () => (await counts()).sort()).toEqual([1, 2, 2]);
    expect((await flat()).find(({ id }) => id === top.id)?.product_count).toBe(2);
  });

  it('answer without the trailing slash as well', async () => {
    expect((await askAdmin('/api/admin/categories')).status).toBe(200);
    expect((await askAdmin('/api/admin/categories2')).status).toBe(200);
  });
});

describe('a new category', () => {
  it.each([FLAT, TREE])('is made by %s, from JSON and from a form', async (path) => {
    const parent = await create();
    const [first, second] = [unique('Éléments d’Échange'), unique('Vannes')];

    const fromJson = await askAdmin(path, { method: 'POST', body: { name: first, slug: '', parent: parent.id } });
    const fields = { name: second, slug: `v-${randomUUID()}`, parent: String(parent.id), image: await picture() };
    const fromForm = await askAdmin(path, { method: 'POST', body: form(fields) });

    expect(adminCategory.strict().parse(await json(fromJson, 201))).toMatchObject({
      name: first,
      slug: `elements-dechange-${first.slice(-36)}`,
      parent: parent.id,
      image_url: null,
      product_count: 0,
    });
    const made = adminCategory.strict().parse(await json(fromForm, 201));
    expect(made).toMatchObject({ name: second, slug: fields.slug, parent: parent.id });
    expect((await ask(made.image_url ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  it('is in the shop at the next look', async () => {
    const { slug } = await create();

    expect((await ask(`/api/category/${slug}/brands/`)).status).toBe(200);
  });

  it.each([
    [{}, { name: ['Category name is required'] }],
    [{ name: '  ' }, { name: ['Category name is required'] }],
    [{ name: 7 }, { name: ['Category name is required'] }],
    [{ name: 'A', slug: 'A b' }, { slug: ['Slug can only contain lowercase letters, numbers, and hyphens'] }],
    [{ name: 'A', slug: [] }, { slug: ['Slug can only contain lowercase letters, numbers, and hyphens'] }],
    [{ name: 'A', parent: 'top' }, { parent: ['Parent must be the id of a category'] }],
    [{ name: 'A', parent: -1 }, { parent: ['Parent must be the id of a category'] }],
    [{ name: 'A', parent: 2147483647 }, { parent: ['Category 2147483647 does not exist'] }],
    [{ name: 'A', image: 'photo.png' }, { image: ['Please select a valid image file (JPEG, PNG, or WebP)'] }],
  ])('of %j is refused with %j', async (body, details) => {
    const answer = await refusal(await askAdmin(TREE, { method: 'POST', body }), 400);

    expect(answer.details).toMatchObject(details);
  });

  it('may not have the name or the slug of another', async () => {
    const { name, slug } = await create();

    const sameName = await askAdmin(TREE, { method: 'POST', body: { name: name.toUpperCase() } });
    const sameSlug = await askAdmin(TREE, { method: 'POST', body: { name: unique('Autre'), slug } });

    expect((await refusal(sameName, 409)).details).toEqual({ name: ['A category with this name already exists'] });
    expect((await refusal(sameSlug, 409)).details).toEqual({ slug: ['A category with this slug already exists'] });
  });
});

describe('the picture of a category', () => {
  const picturesOf = async ({ width, height }: { width: number; height: number }) =>
    (await rows('SELECT id FROM media WHERE width = $1 AND height = $2', [width, height])).length;

  it('that is not a picture, or too large, is refused with its message and leaves nothing behind', async () => {
    const name = unique('Rayon');
    const post = (image: File) => askAdmin(TREE, { method: 'POST', body: form({ name, image }) });

    const [wrong, large] = [await refusal(await post(noPicture()), 415), await refusal(await post(tooLarge()), 413)];

    const [type, size] = ['Please select a valid image file (JPEG, PNG, or WebP)', 'Image size must be less than 5MB'];
    expect(wrong).toMatchObject({ message: type, details: { image: [type] } });
    expect(large).toMatchObject({ message: size, details: { image: [size] } });
    expect((await flat()).some((category) => category.name === name)).toBe(false);
  });

  it('goes again if the category is refused', async () => {
    const { name } = await create();
    const size = rareSize();

    await refusal(await askAdmin(TREE, { method: 'POST', body: form({ name, image: await picture(size) }) }), 409);

    expect(await picturesOf(size)).toBe(0);
    await askAdmin(TREE, { method: 'POST', body: form({ name: unique('Rayon'), image: await picture(size) }) });
    expect(await picturesOf(size)).toBe(1);
  });

  it('stays where no other comes, is replaced by another, and is cleared by remove_image', async () => {
    const { id } = await create();
    const first = await json<AdminCategory>(await change(id, form({ image: await picture() })));

    const kept = await json<AdminCategory>(await change(id, form({ image: new File([], '') })));
    const other = await json<AdminCategory>(await change(id, form({ image: await picture(), remove_image: 'true' })));
    const cleared = await json<AdminCategory>(await change(id, form({ remove_image: 'true' })));

    expect(first.image_url).toMatch(/^\/media\/[\w-]+\.webp$/);
    expect(kept.image_url).toBe(first.image_url);
    expect(other.image_url).toMatch(/^\/media\//);
    expect(other.image_url).not.toBe(first.image_url);
    expect(cleared.image_url).toBeNull();
  });
});

describe('an edit of a category', () => {
  it('changes what it names and leaves the rest', async () => {
    const parent = await create();
    const before = await create({ parent: parent.id });
    const name = unique('Renommé');

    const renamed = await json<AdminCategory>(await change(before.id, { name }));
    const moved = await json<AdminCategory>(await change(before.id, form({ parent: '' })));

    expect(renamed).toMatchObject({ name, slug: before.slug, parent: parent.id });
    expect(moved).toMatchObject({ name, slug: before.slug, parent: null });
    expect((await flat()).find(({ id }) => id === before.id)).toEqual(moved);
  });

  it('rebuilds an empty slug from the name', async () => {
    const { id } = await create({ slug: `choisi-${randomUUID()}` });
    const name = unique('Échangeurs');

    expect(await json(await change(id, { name, slug: ' ' }))).toMatchObject({ slug: `echangeurs-${name.slice(-36)}` });
  });

  it('hangs no category below itself or what lies below it', async () => {
    const top = await create();
    const middle = await create({ parent: top.id });
    const leaf = await create({ parent: middle.id });

    for (const parent of [top.id, middle.id, leaf.id]) {
      const answer = await refusal(await change(top.id, { parent }), 400);
      expect(answer.details).toEqual({ parent: [officeProblemWords.categoryCycle] });
    }
    const unknown = await refusal(await change(top.id, { parent: 2147483647 }), 400);
    expect(unknown.details).toEqual({ parent: ['Category 2147483647 does not exist'] });
  });

  it('of an outdated copy is refused and overwrites nothing', async () => {
    const opened = await create();
    const theirs = await json<AdminCategory>(
      await change(opened.id, { name: unique('Leur'), updated_at: opened.updated_at }),
    );

    const ours = await refusal(await change(opened.id, { name: unique('Notre'), updated_at: opened.updated_at }), 409);

    expect(ours.message).toBe(officeProblemWords.staleEdit);
    expect((await flat()).find(({ id }) => id === opened.id)).toEqual(theirs);
  });

  it.each(['0', 'abc', '2147483647', '99999999999'])('of the unknown %s is a 404', async (id) => {
    await refusal(await change(id, { name: unique('Rayon') }), 404);
    await refusal(await remove(id), 404);
  });
});

it('deleting a category deletes its subcategories; products stay', async () => {
  const top = await create();
  const middle = await create({ parent: top.id });
  const leaf = await create({ parent: middle.id });
  const product = await createProduct(office, { categories: [leaf.id] });

  expect((await remove(top.id)).status).toBe(204);

  const ids = (await flat()).map(({ id }) => id);
  expect([top, middle, leaf].some(({ id }) => ids.includes(id))).toBe(false);
  expect(await getJson(`/api/product/${product.id}/`)).toMatchObject({ title: product.title, categories: [] });
});

describe('the calls of categories', () => {
  it('are for staff as for the admin', async () => {
    const { office: own } = await createPerson({ url: inject('shop').url, admin: office, role: 'staff' });
    const asStaff = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
      askAdmin(path, { method, token: own.token, ...(body ? { body } : {}) });

    const made = await json<AdminCategory>(await asStaff(TREE, 'POST', { name: unique('Rayon') }), 201);

    expect((await asStaff(FLAT)).status).toBe(200);
    expect((await asStaff(TREE)).status).toBe(200);
    expect((await asStaff(`${TREE}${made.id}/`, 'PUT', { name: unique('Rayon') })).status).toBe(200);
    expect((await asStaff(`${TREE}${made.id}/`, 'DELETE')).status).toBe(204);
  });

  it('are refused to guests with 401 and to customers with 403', async () => {
    const { id } = await create();
    const customer = await register();
    const calls = (token: string | null) =>
      Promise.all([
        askAdmin(FLAT, { token }),
        askAdmin(TREE, { token }),
        askAdmin(FLAT, { method: 'POST', body: { name: unique('Rayon') }, token }),
        askAdmin(TREE, { method: 'POST', body: form({ name: unique('Rayon') }), token }),
        askAdmin(`${TREE}${id}/`, { method: 'PUT', body: { name: unique('Rayon') }, token }),
        askAdmin(`${TREE}${id}/`, { method: 'DELETE', token }),
      ]);

    for (const answer of await calls(null)) await refusal(answer, 401);
    for (const answer of await calls(customer.access)) await refusal(answer, 403);
    expect((await flat()).some((category) => category.id === id)).toBe(true);
  });
});
