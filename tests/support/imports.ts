/** Imports of products, as the back office begins them and looks at them. */
import { inject, vi } from 'vitest';
import type { ProductImportAnswer } from '@/contract/admin/product-imports';
import { json } from './api';

type Options = {
  token: string;
  url?: string;
  name?: string;
  dryRun?: boolean;
  createMissing?: boolean;
};

export function postImport(
  csv: string | Uint8Array,
  { token, url = inject('shop').url, name = 'products.csv', dryRun = false, createMissing = false }: Options,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)], { type: 'text/csv' }), name);
  form.set('dry_run', String(dryRun));
  form.set('create_missing', String(createMissing));
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

/** Begins an import and waits for its end. */
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
