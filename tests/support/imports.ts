/** Starts imports of products and reads their reports, as the back office does. */
import { randomUUID } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import type { ProductImportAnswer } from '@/contract/admin/product/product-imports';
import { json } from './api';

type Options = {
  token: string;
  url?: string;
  name?: string;
  dryRun?: boolean;
  createMissing?: boolean;
  updateStock?: boolean;
};

export function postImport(
  csv: string | Uint8Array,
  {
    token,
    url = inject('shop').url,
    name = 'products.csv',
    dryRun = false,
    createMissing = false,
    updateStock = false,
  }: Options,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)], { type: 'text/csv' }), name);
  form.set('dry_run', String(dryRun));
  form.set('create_missing', String(createMissing));
  form.set('update_stock', String(updateStock));
  return fetch(`${url}/api/admin/products/import/`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
}

export async function readImport(
  id: number,
  { token, url = inject('shop').url, query = '' }: Options & { query?: string },
): Promise<ProductImportAnswer> {
  return json(
    await fetch(`${url}/api/admin/products/import/${id}/${query}`, { headers: { Authorization: `Bearer ${token}` } }),
  );
}

/** Starts an import and waits for its end. */
export async function importCsv(csv: string | Uint8Array, options: Options): Promise<ProductImportAnswer> {
  const { id } = await json<{ id: number }>(await postImport(csv, options), 202);
  return importOver(id, options);
}

export function importOver(id: number, options: Options): Promise<ProductImportAnswer> {
  return vi.waitFor(
    async () => {
      const run = await readImport(id, options);
      if (run.status === 'waiting' || run.status === 'running')
        throw new Error(`${run.done} of ${run.total} are done.`);
      return run;
    },
    { interval: 100, timeout: 60_000 },
  );
}

export type Cells = Record<string, string>;

/** A table of these lines, with the columns of all of them. */
export function table(...lines: Cells[]): string {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return stringify([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))]);
}

/** A reference that no other product has. */
export function newReference(): string {
  return `R-${randomUUID()}`;
}

/**
 * The shop runs one import at a time, and test files run in parallel: those that import take turns.
 */
export function takeTurnsWithImports(): void {
  const turn = new pg.Client({ connectionString: inject('shop').databaseUrl });
  beforeAll(async () => {
    await turn.connect();
    await turn.query("SELECT pg_advisory_lock(hashtext('tests that import'))");
  }, 300_000);
  afterAll(() => turn.end());
}
