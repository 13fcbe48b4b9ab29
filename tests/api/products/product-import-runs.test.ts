/** Imports of products: one at a time, on behalf of the person who started it, until it ends or is cancelled. */
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { officeProblemWords } from '@/words/en/problems';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';
import {
  importCsv,
  importOver,
  newReference,
  postImport,
  readImport,
  table,
  takeTurnsWithImports,
} from '../../support/imports';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const { url } = inject('shop');
const { token } = office;
const bearer = { Authorization: `Bearer ${token}` };
takeTurnsWithImports();

describe('one import at a time', () => {
  it('another is refused meanwhile; cancelled, it ends at once, keeps what it did, and the next may begin', async () => {
    const category = await createCategory(office);
    const references = Array.from({ length: 400 }, newReference);
    const csv = table(...references.map((reference) => ({ reference, title: 'x', categories: category.name })));
    const { id } = await json<{ id: number }>(await postImport(csv, { token }), 202);
    const cancel = () => ask(`/api/admin/products/import/${id}/cancel/`, { method: 'POST', headers: bearer });
    onTestFinished(() => void cancel());

    const second = await refusal(await postImport(csv, { token }), 409);
    await expect.poll(async () => (await readImport(id, { token })).done).toBeGreaterThan(0);
    const cancelled = await json<{ status: string }>(await cancel());
    const again = await refusal(await cancel(), 409);

    expect(second.message).toBe(officeProblemWords.importRunning);
    expect(cancelled.status).toBe('cancelled');
    expect(again.message).toBe('This import has already ended');
    const line = { reference: newReference(), title: 'x', categories: category.name };
    const next = await importCsv(table(line), { token });
    expect(next.created).toBe(1);
    const left = 'SELECT line FROM product_import_lines WHERE import_id = $1 AND cells IS NOT NULL';
    expect(await rows(left, [next.id]), 'Nothing of the file is kept once it is over.').toEqual([]);
    const over = await readImport(id, { token });
    const [made] = await rows<{ count: number }>('SELECT count(*)::int FROM products WHERE reference = ANY($1)', [
      references,
    ]);
    expect(over.done).toBeLessThan(400);
    expect(made?.count).toBe(over.created);
    const list = await json<{ imports: { id: number }[] }>(
      await ask('/api/admin/products/import/', { headers: bearer }),
    );
    expect(list.imports.slice(0, 2).map((run) => run.id)).toEqual([next.id, id]);
  });
});

describe('an import', () => {
  it('goes on in the name of whoever began it, and ends with their right to edit', async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    const category = await createCategory(office);
    const line = () => ({ reference: newReference(), title: 'x', categories: category.name });
    const lines = Array.from({ length: 300 }, line);
    const { id } = await json<{ id: number }>(await postImport(table(...lines), { token: staff.office.token }), 202);

    expect((await office.update('users', staff.id, { role: 'customer' })).status).toBe(200);
    const run = await importOver(id, { token });

    expect(run).toMatchObject({
      status: 'cancelled',
      by: staff.username,
      notes: ['The person who started this import may no longer edit products.'],
    });
    expect(run.done).toBeLessThan(300);
  });

  it('that is unknown is not found', async () => {
    for (const id of ['999999', 'abc'])
      await refusal(await ask(`/api/admin/products/import/${id}/`, { headers: bearer }), 404);
  });
});
