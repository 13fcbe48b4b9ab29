/** Two people edit one document: whoever saves second is told so, and overwrites nothing. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { STALE_EDIT_MESSAGE } from '@/domain/stale-edit';
import { json, sharedOffice } from '../support/api';
import { createCategory, createProduct } from '../support/back-office';

const office = sharedOffice();

type Copy = { id: number; versionSeen: string; updatedAt: string };

describe.each([
  ['products', async () => (await createProduct(office)).id, 'title'],
  ['categories', async () => (await createCategory(office)).id, 'name'],
  ['tags', async () => (await office.create('tags', { name: randomUUID() })).id, 'name'],
  ['wilayas', async () => (await office.create('wilayas', { name: randomUUID(), price: 1 })).id, 'name'],
] as const)('of two forms of one document of %s', (collection, create, field) => {
  it('the second to be saved is refused, and says why', async () => {
    // given
    const id = await create();
    const copy = await json<Copy>(await office.ask(`${collection}/${id}`));
    const { versionSeen } = copy;
    await json(await office.update(collection, id, { [field]: `Premier ${id}`, versionSeen }));

    // when
    const second = await office.update(collection, id, { [field]: `Second ${id}`, versionSeen });

    // then
    expect(await json(second, 409)).toMatchObject({ errors: [{ message: STALE_EDIT_MESSAGE }] });
    expect(await json(await office.ask(`${collection}/${id}`))).toMatchObject({ [field]: `Premier ${id}` });
  });

  it('saved at the same instant, one is kept', async () => {
    const id = await create();
    const { versionSeen } = await json<Copy>(await office.ask(`${collection}/${id}`));
    const save = (number: number) =>
      office.update(collection, id, { [field]: `Copie ${number} de ${id}`, versionSeen });

    const answers = await Promise.all([1, 2, 3, 4].map(save));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('one that was just saved may be saved again', async () => {
    const id = await create();
    const { versionSeen } = await json<Copy>(await office.ask(`${collection}/${id}`));

    const { doc } = await json<{ doc: Copy }>(
      await office.update(collection, id, { [field]: `Un ${id}`, versionSeen }),
    );
    const again = await office.update(collection, id, { [field]: `Deux ${id}`, versionSeen: doc.versionSeen });

    expect(again.status).toBe(200);
  });

  it('a script that names no copy is taken as it is', async () => {
    const id = await create();

    expect((await office.update(collection, id, { [field]: `Script ${id}` })).status).toBe(200);
  });
});
