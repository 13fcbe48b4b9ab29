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
    const csv = table(
      ...references.map((wanted) => ({ reference: wanted, title: 'Beaucoup', categories: category.name })),
    );
    const { id } = await json<{ id: number }>(await postImport(csv, { token }), 202);
    onTestFinished(() => void ask(`/api/admin/products/import/${id}/cancel/`, { method: 'POST', headers: bearer }));

    const second = await refusal(await postImport(csv, { token }), 409);
    await expect.poll(async () => (await readImport(id, { token })).done).toBeGreaterThan(0);
    const cancel = () => ask(`/api/admin/products/import/${id}/cancel/`, { method: 'POST', headers: bearer });
    const cancelled = await json<{ status: string }>(await cancel());
    const again = await refusal(await cancel(), 409);

    expect(second.message).toBe(officeProblemWords.importRunning);
    expect(cancelled.status).toBe('cancelled');
    expect(again.message).toBe('This import has already ended');
    const next = await importCsv(table({ reference: newReference(), title: 'x', categories: category.name }), {
      token,
    });
    expect(next.created).toBe(1);
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

  it('keeps nothing of the file once it is over', async () => {
    const category = await createCategory(office);
    const run = await importCsv(table({ reference: newReference(), title: 'x', categories: category.name }), { token });

    expect(
      await rows('SELECT line FROM product_import_lines WHERE import_id = $1 AND cells IS NOT NULL', [run.id]),
    ).toEqual([]);
    expect((await importOver(run.id, { token })).status).toBe('done');
  });
});

describe('who may', () => {
  const calls: [string, string][] = [
    ['GET', '/api/admin/products/export/'],
    ['GET', '/api/admin/products/import/'],
    ['POST', '/api/admin/products/import/'],
    ['GET', '/api/admin/products/import/1/'],
    ['POST', '/api/admin/products/import/1/cancel/'],
  ];

  it.each(calls)('%s %s: editors alone', async (method, path) => {
    const [customer, staff] = await Promise.all(
      (['customer', 'staff'] as const).map((role) => createPerson({ url, admin: office, role })),
    );
    const status = async (bearerToken: string | null) =>
      (
        await ask(path, {
          method,
          ...(bearerToken === null ? {} : { headers: { Authorization: `Bearer ${bearerToken}` } }),
        })
      ).status;

    expect(await status(null)).toBe(401);
    expect(await status(customer?.office.token ?? '')).toBe(403);
    expect([401, 403]).not.toContain(await status(staff?.office.token ?? ''));
  });

  it('an import goes on in the name of whoever began it, and ends with their right to edit', async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    const category = await createCategory(office);
    const lines = Array.from({ length: 300 }, () => ({
      reference: newReference(),
      title: 'x',
      categories: category.name,
    }));
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

  it('an unknown import is not found', async () => {
    for (const id of ['999999', 'abc'])
      await refusal(await ask(`/api/admin/products/import/${id}/`, { headers: bearer }), 404);
  });
});
