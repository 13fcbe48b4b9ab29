/** The boiler that an account remembers, so that its owner finds it again on another telephone. */
import { describe, expect, it } from 'vitest';
import type { OwnBoiler, OwnBoilerAnswer } from '@/contract/accounts';
import { slugify } from '@/domain/slug';
import { type Customer, register, send } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createModel } from '../../support/catalogue';

const PATH = '/api/user/boiler/';

const office = sharedOffice();

const read = async ({ access }: Customer) =>
  (await json<OwnBoilerAnswer>(await send(PATH, { method: 'GET', token: access }))).boiler;
const save = ({ access }: Customer, slug: unknown) => send(PATH, { method: 'PUT', token: access, body: { slug } });

async function newModel(): Promise<{ id: number; boiler: OwnBoiler }> {
  const { id, slug, brand, range, name } = await createModel(office);
  return { id, boiler: { brand, range, name, slug, brand_slug: slugify(brand) } };
}

describe('the boiler of an account', () => {
  it('is none at first, then the last one that was chosen, until it is forgotten', async () => {
    const person = await register();
    const [one, other] = [await newModel(), await newModel()];

    expect(await read(person)).toBeNull();
    expect(await json(await save(person, one.boiler.slug))).toEqual({ boiler: one.boiler });
    expect(await json(await save(person, other.boiler.slug))).toEqual({ boiler: other.boiler });
    expect(await read(person)).toEqual(other.boiler);
    expect(await json(await save(person, null))).toEqual({ boiler: null });
    expect(await read(person)).toBeNull();
  });

  it("stands in the account's export, and with no other account", async () => {
    const [person, stranger] = [await register(), await register()];
    const { boiler } = await newModel();
    await save(person, boiler.slug);

    const file = await send('/api/user/export/', { method: 'GET', token: person.access });

    expect(await file.json()).toMatchObject({ boiler });
    expect(await read(stranger)).toBeNull();
  });

  it('stays where another is refused', async () => {
    const person = await register();
    const { boiler } = await newModel();
    await save(person, boiler.slug);

    for (const slug of ['inconnue', '', 7, undefined, 'x'.repeat(300), 'a\u0000', { slug: 'a' }])
      expect((await refusal(await save(person, slug), 400)).details).toHaveProperty('slug');
    expect(await read(person)).toEqual(boiler);
  });

  it('needs a token', async () => {
    await refusal(await send(PATH, { method: 'GET' }), 401);
    await refusal(await send(PATH, { method: 'PUT', body: { slug: null } }), 401);
  });

  it('is forgotten with its model', async () => {
    const person = await register();
    const { id, boiler } = await newModel();
    await json(await save(person, boiler.slug));

    await office.ask(`boiler-models/${id}`, 'DELETE');

    expect(await read(person)).toBeNull();
  });
});
