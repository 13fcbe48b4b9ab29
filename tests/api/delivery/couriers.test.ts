/** Couriers and their profiles in the CMS. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { problems } from '../../support/cms-problems';
import { createCourier, ownProfile } from '../../support/couriers';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const query = sharedDatabase();

type Sealed = { secret_sealed: string | null; former_secret_sealed: string | null; secret_set_at: Date | null };

/** Why the CMS refuses with 409. */
async function conflict(response: Response): Promise<string | undefined> {
  return (await json<{ errors: { message: string }[] }>(response, 409)).errors[0]?.message;
}

describe('a courier', () => {
  it('has a name of its own and a profile that exists', async () => {
    const { name } = await createCourier(office);

    const taken = await office.ask('couriers', 'POST', { name: name.toUpperCase(), profile: 'generic' });
    const unknown = await office.ask('couriers', 'POST', { name: randomUUID(), profile: 'no-such' });
    const odd = await office.ask('couriers', 'POST', { name: randomUUID(), profile: 'No such!' });

    expect(await problems(taken, 409)).toEqual({ name: 'A courier with this name already exists' });
    expect((await problems(unknown)).profile).toMatch(/^There is no such profile\. There are: ecotrack, /);
    expect((await problems(odd)).profile).toMatch(/^A key has lowercase letters/);
  });

  const sealedOf = async (id: number) => {
    const columns = 'secret_sealed, former_secret_sealed, secret_set_at';
    const [row] = await query<Sealed>(`SELECT ${columns} FROM couriers WHERE id = $1`, [id]);
    return row;
  };

  it('keeps its former secret if a form sends the present one again', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const { id } = await createCourier(office, { secret: first });
    await json(await office.update('couriers', id, { secret: second, formerSecretUntil: '2030-01-31' }));
    const before = await sealedOf(id);

    await json(await office.update('couriers', id, { secret: second, name: randomUUID() }));

    expect(await sealedOf(id)).toEqual(before);
  });

  it('keeps its secret sealed, and no answer gives it back', async () => {
    // given
    const [first, second] = [randomUUID(), randomUUID()];
    const { id } = await createCourier(office, { secret: first });
    const answers: string[] = [];

    // when: it is read, replaced, saved without a secret, and read by every route
    const update = await office.update('couriers', id, { secret: second, formerSecretUntil: '2030-01-31' });
    answers.push(await update.text());
    answers.push(await (await office.update('couriers', id, { secret: '', active: true })).text());
    for (const path of [`/${id}`, `?where[id][equals]=${id}`, `/${id}?select[secretSealed]=true`]) {
      answers.push(await (await office.ask(`couriers${path}`)).text());
    }

    // then
    for (const answer of answers) expect(answer).not.toMatch(new RegExp(`${first}|${second}|Sealed`));
    const row = await sealedOf(id);
    expect(row?.secret_sealed).toHaveLength(row?.former_secret_sealed?.length ?? 0);
    expect(row?.secret_sealed).not.toBe(row?.former_secret_sealed);
    const log = await query('SELECT changes FROM audit_log WHERE subject_type = $1 AND subject_id = $2', [
      'couriers',
      String(id),
    ]);
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${first}|${second}`));
  });

  it('takes no sealed text from outside', async () => {
    const sealed = { secretSealed: 'x', formerSecretSealed: 'y', secretSetAt: '2020-01-01' };
    const { id } = await createCourier(office, sealed);

    await json(await office.update('couriers', id, { secretSealed: 'x' }));

    expect(await sealedOf(id)).toEqual({ secret_sealed: null, former_secret_sealed: null, secret_set_at: null });
  });

  it('is deleted only if it never had a parcel', async () => {
    const [unused, used] = [await createCourier(office), await createCourier(office)];
    await query(`INSERT INTO parcel_batches (courier_id, by) VALUES ($1, 'test')`, [used.id]);

    await json(await office.remove('couriers', unused.id));

    expect(await conflict(await office.remove('couriers', used.id))).toBe(
      'This courier has parcels: make it inactive instead',
    );
  });
});

describe("the owner's own profile", () => {
  const post = (data: Record<string, unknown>) => office.ask('courier-profiles', 'POST', data);

  it('can be used by couriers, and is not deleted while it is', async () => {
    const key = `own-${randomUUID()}`;
    const { id } = await office.create('courier-profiles', { key, definition: ownProfile({ Chez: 'at_hub' }) });
    const courier = await createCourier(office, { profile: key });

    expect(await conflict(await office.remove('courier-profiles', id))).toBe(
      `Couriers use this profile: ${courier.name}`,
    );
    expect(await conflict(await office.update('courier-profiles', id, { key: `new-${key}` }))).toBe(
      'The key of a profile cannot be changed: make another profile',
    );
    await json(await office.update('courier-profiles', id, { definition: ownProfile() }));
    await json(await office.update('couriers', courier.id, { profile: 'generic' }));
    await json(await office.remove('courier-profiles', id));
  });

  it.each([
    ['generic', ownProfile(), { key: /is part of the shop/ }],
    ['Mine', ownProfile(), { key: /^A key has lowercase letters/ }],
    ['', ownProfile(), { key: /^This field is required/ }],
    [randomUUID(), undefined, { definition: /expected object/ }],
    [randomUUID(), 'text', { definition: /expected object/ }],
    [randomUUID(), { ...ownProfile(), extra: 1 }, { definition: /extra/ }],
    [
      randomUUID(),
      ownProfile({ Livré: 'arrived' }),
      { definition: /words\.Livré: Invalid option: expected one of "created"/ },
    ],
    [randomUUID(), ownProfile({ Livré: 'delivered', livre: 'lost' }), { definition: /means another state/ }],
  ])('with the key %j and the definition %j is refused with readable errors', async (key, definition, refused) => {
    const found = await problems(await post({ key, definition }));

    expect(Object.keys(found)).toEqual(Object.keys(refused));
    for (const [field, text] of Object.entries(refused)) expect(found[field]).toMatch(text);
  });
});
