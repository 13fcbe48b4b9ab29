/** The product calls of the back office, as its form and other clients send them. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { inject } from 'vitest';
import type { AdminProduct } from '@/contract/admin/products';
import { bearer } from './accounts';
import { json } from './api';
import { type BackOffice, createCategory } from './back-office';
import type { Rows } from './running/database';

type Value = string | number | boolean | Blob;
export type Fields = Record<string, Value | readonly Value[]>;

/** A call below /api/admin/products. A FormData is sent as it is, any other body as JSON. Without a token the caller is a guest. */
export function askProducts(
  token: string | null,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${inject('shop').url}/api/admin/products/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === null ? {} : bearer(token)),
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
}

/** A multipart form; a list is a field that comes more than once. */
export function productForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) {
      // The shop must judge the content, whatever the name.
      if (value instanceof Blob) form.append(name, value, 'picture.png');
      else form.append(name, String(value));
    }
  }
  return form;
}

/** Creates a product by the documented call, with its required fields. */
export async function postProduct(office: BackOffice, fields: Fields = {}): Promise<AdminProduct> {
  const category = fields.category_ids ?? (await createCategory(office)).id;
  const body = productForm({ title: `Pièce ${randomUUID()}`, price: 1000, ...fields, category_ids: category });
  return json<AdminProduct>(await askProducts(office.token, '', { method: 'POST', body }), 201);
}

/** What a change answers. */
export async function putProduct(office: BackOffice, id: number, body: object): Promise<AdminProduct> {
  return json<AdminProduct>(await askProducts(office.token, `${id}/`, { method: 'PUT', body }));
}

export async function getProduct(office: BackOffice, id: number): Promise<AdminProduct> {
  return json<AdminProduct>(await askProducts(office.token, `${id}/`));
}

/** A real picture of one random colour, so that no two are alike. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width, height } = { width: 40, height: 30 },
): Promise<Blob> {
  const [r = 0, g = 0, b = 0] = randomUUID()
    .split('-')
    .map((part) => Number.parseInt(part.slice(0, 2), 16));
  const image = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return new Blob([new Uint8Array(await image.toFormat(format).toBuffer())], { type: `image/${format}` });
}

/** The product with this reference; undefined if there is no such product. */
export async function productOf(office: BackOffice, rows: Rows, reference: string): Promise<AdminProduct | undefined> {
  const [row] = await rows<{ id: number }>('SELECT id FROM products WHERE reference = $1', [reference]);
  return row && getProduct(office, row.id);
}
