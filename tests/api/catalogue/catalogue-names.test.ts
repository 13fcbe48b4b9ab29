/** Names and slugs of categories and brands: which are allowed, which are equal, and what they find. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { completeIdentities } from '@/catalogue/complete-identities';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { listProducts } from '../../support/catalogue';
import { problems } from '../../support/cms-problems';
import { sharedDatabase } from '../../support/running/database';

type Named = { id: number; name: string; slug: string };

const office = sharedOffice();
const rows = sharedDatabase();
const pool = new pg.Pool({ connectionString: inject('shop').databaseUrl, max: 1 });
afterAll(() => pool.end());
const unique = (name: string) => `${name} ${randomUUID()}`;
const createBrand = (data: object) => office.create<Named>('tags', { ...data });
const ODD = 'This text holds a character that cannot be stored';
/** A name without a Latin letter or digit. */
const arabic = () =>
  `قطع ${randomUUID()
    .replace(/[^0-9]/g, '')
    .replace(/[0-9]/g, (digit) => 'ابتثجحخدذر'[Number(digit)] ?? '')}`;

const post = (collection: string, data: Record<string, unknown>) => office.ask(collection, 'POST', data);

describe.each([
  ['categories', 'category', 'Category name is required'],
  ['tags', 'brand', 'Brand name is required'],
])('%s', (collection, label, requiredMessage) => {
  it.each([
    [{ name: '  ' }, { name: requiredMessage }],
    [{ name: 'a\u0000b' }, { name: ODD }],
    [{ name: 'a\ud800b' }, { name: ODD }],
    // Tables could not tell it from the next name.
    [{ name: 'A | B' }, { name: requiredMessage.replace('is required', 'cannot contain |') }],
    [{ slug: 'a/b' }, { slug: 'Slug can only contain lowercase letters, numbers, and hyphens' }],
  ])('refuse %j: %j', async (wrong, refused) => {
    const data = { name: unique('Nom'), slug: randomUUID(), ...wrong };

    expect(await problems(await post(collection, data))).toEqual(refused);
  });

  it('may be sent with a line break in a name, which is a space to a form', async () => {
    expect((await post(collection, { name: unique('a\nb') })).status).toBe(201);
  });

  it('have a slug made from the name if it is missing or empty', async () => {
    const [first, second] = [unique('Éléments d’Échange & Cœur'), unique('Öl')];

    const made = await Promise.all([post(collection, { name: first }), post(collection, { name: second, slug: ' ' })]);

    const slugs = await Promise.all(made.map(async (response) => (await json<{ doc: Named }>(response, 201)).doc.slug));
    expect(slugs).toEqual([`elements-dechange-coeur-${first.slice(-36)}`, `ol-${second.slice(-36)}`]);
  });

  it('refuse a slug of 5000 characters without failing', async () => {
    const slug = Array.from({ length: 140 }, () => randomUUID()).join('-');

    expect((await post(collection, { name: unique('Nom'), slug })).status).toBe(400);
  });

  it('have names that differ by more than case and accents', async () => {
    const id = randomUUID();
    await post(collection, { name: `Étanchéité ${id}` });

    for (const name of [`etancheite ${id}`, `ÉTANCHÉITÉ  ${id.toUpperCase()}`, ` Étanchéité ${id} `]) {
      const refused = await problems(await post(collection, { name, slug: randomUUID() }), 409);
      expect(refused).toEqual({ name: `A ${label} with this name already exists` });
    }
  });

  it('may differ by a sign or by letters of another script alone', async () => {
    const id = randomUUID();
    const names = [`A+ ${id}`, `A° ${id}`, `A ${id}`, `A-${id}`, `A قطع ${id}`, `A غيار ${id}`];

    const made = await Promise.all(names.map((name) => post(collection, { name, slug: randomUUID() })));
    const again = await post(collection, { name: `a غيار ${id}`, slug: randomUUID() });

    expect(made.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect(await problems(again, 409)).toEqual({ name: `A ${label} with this name already exists` });
  });

  it('have a slug of their own if the name has no letter for one', async () => {
    const names = Array.from({ length: 3 }, () => arabic());

    const made = await Promise.all(names.map((name) => post(collection, { name })));
    const docs = await Promise.all(made.map(async (response) => (await json<{ doc: Named }>(response, 201)).doc));
    const slugs = docs.map(({ slug }) => slug);
    const [doc] = docs;
    const edited = await json<{ doc: Named }>(
      await office.update(collection, doc?.id ?? 0, { name: arabic(), slug: '' }),
    );

    for (const slug of slugs) expect(slug).toMatch(new RegExp(`^${label}-[0-9]+$`));
    expect(new Set(slugs).size).toBe(3);
    expect(edited.doc.slug).toBe(doc?.slug);
  });

  it.each([999_999, 2_147_483_648])('refuse the picture %i, which does not exist', async (image) => {
    const { doc } = await json<{ doc: Named }>(await post(collection, { name: unique('Image') }), 201);

    expect(await problems(await office.update(collection, doc.id, { image }))).toEqual({
      image: `Picture ${image} does not exist`,
    });
  });

  it('refuse a slug that another has', async () => {
    const slug = `pris-${randomUUID()}`;
    await post(collection, { name: unique('Un'), slug });

    expect(await problems(await post(collection, { name: unique('Deux'), slug }), 409)).toEqual({
      slug: `A ${label} with this slug already exists`,
    });
  });

  it('are made once when the same name is saved many times at once', async () => {
    const name = unique('Ensemble');

    const answers = await Promise.all(Array.from({ length: 6 }, () => post(collection, { name })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('keep a slug that an editor chose, and may be saved again under their own name and slug', async () => {
    const slug = `choisi-${randomUUID()}`;
    const { doc } = await json<{ doc: Named }>(await post(collection, { name: unique('Même'), slug }), 201);

    expect(doc.slug).toBe(slug);
    expect((await office.update(collection, doc.id, { name: doc.name, slug })).status).toBe(200);
    expect((await office.update(collection, doc.id, { name: doc.name.toUpperCase() })).status).toBe(200);
  });
});

it("refuses a comma in a brand's name, which addresses could not tell from the next brand", async () => {
  expect(await problems(await post('tags', { name: unique('A, B') }))).toEqual({
    name: 'Brand name cannot contain a comma',
  });
});

it('lists the products of the very brand or category that is named', async () => {
  const id = randomUUID();
  const [plus, degree] = [await createBrand({ name: `A+ ${id}` }), await createBrand({ name: `A° ${id}` })];
  const [parts, pipes] = [
    await createCategory(office, { name: `قطع ${id}` }),
    await createCategory(office, { name: `غيار ${id}` }),
  ];
  const product = await createProduct(office, { tags: [plus.id], categories: [parts.id] });
  await createProduct(office, { tags: [degree.id], categories: [pipes.id] });
  const titles = async (query: Record<string, string>) =>
    (await listProducts(query)).products.map(({ title }) => title);

  expect(await titles({ tags: `a+ ${id}` })).toEqual([product.title]);
  expect(await titles({ categories: `قطع ${id}` })).toEqual([product.title]);
  expect(await titles({ tags: `A ${id}` })).toHaveLength(2);
});

it('tells the names of an older version of the shop apart like new ones, once it has started', async () => {
  // given: as it was kept without any sign
  const id = randomUUID();
  const brand = await createBrand({ name: `Saunier-Duval ${id}` });
  await rows('UPDATE tags SET name_folded = $2 WHERE id = $1', [brand.id, `saunier duval ${id}`]);

  // when
  await completeIdentities(pool);

  // then
  const [same, other] = await Promise.all(
    [`saunier-duval ${id}`, `Saunier Duval ${id}`].map((name) => post('tags', { name, slug: randomUUID() })),
  );
  expect([same?.status, other?.status]).toEqual([409, 201]);
});
