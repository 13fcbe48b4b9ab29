/** PDFs of products: what is refused, what shoppers get, and what becomes of them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { ProductDetail } from '@/contract/catalogue';
import { documentUrl, MAX_DOCUMENT_BYTES } from '@/domain/products/documents';
import { officeProblemWords } from '@/words/en/problems';
import { ask, getJson, json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { photograph, smallPdf, uploadPdf } from '../../support/uploads';

type Pdf = { id: number; filename: string; mimeType: string; filesize: number; name: string };

const office = sharedOffice();
const rows = sharedDatabase();
const { url } = inject('shop');
const staff = (await createPerson({ url, admin: office, role: 'staff' })).office;

const send = (file: Uint8Array, more: { name?: string; type?: string; id?: number; token?: string } = {}) =>
  uploadPdf({ url, token: staff.token, file, ...more });
const saved = async (response: Response, status = 201) => (await json<{ doc: Pdf }>(response, status)).doc;
const documentsOf = async (id: number) => (await getJson<ProductDetail>(`/api/product/${id}/`)).documents;
const row = (file: number, title = 'Notice de montage') => ({ title, kind: 'notice', file });
async function withNotice() {
  const pdf = await saved(await send(smallPdf()));
  return { pdf, id: (await createProduct(office, { documents: [row(pdf.id)] })).id };
}

describe('what is sent as a document', () => {
  it.each<[string, Uint8Array | (() => Promise<Uint8Array>)]>([
    ['HTML with the name of a PDF', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), smallPdf()])],
    ['a picture', () => photograph('png')],
    ['half a PDF', smallPdf().subarray(0, 40)],
    ['an empty file', new Uint8Array()],
  ])('is refused with a message: %s', async (_, file) => {
    const name = randomUUID();

    const refused = await send(typeof file === 'function' ? await file() : file, { name: `${name}.pdf` });

    expect(await json(refused, 415)).toEqual({
      errors: [expect.objectContaining({ message: officeProblemWords.documentType })],
    });
    expect(await rows('SELECT 1 FROM documents WHERE name = $1 OR filename LIKE $2', [name, `${name}%`])).toEqual([]);
  });

  it('is refused if it is too large', async () => {
    const file = Buffer.concat([smallPdf(), Buffer.alloc(MAX_DOCUMENT_BYTES), smallPdf()]);

    expect(await json(await send(file), 413)).toEqual({
      errors: [expect.objectContaining({ message: officeProblemWords.documentTooLarge })],
    });
  });
});

describe('a document of a product', () => {
  it('is found in its answer and read by anybody, in a generated name', async () => {
    const pdf = await saved(await send(smallPdf(), { name: 'Secret de Paul.pdf' }));
    const { id } = await createProduct(office);

    await json(await staff.update('products', id, { documents: [{ ...row(pdf.id), kind: 'exploded-view' }] }));

    const [shown, ...others] = await documentsOf(id);
    expect(others).toEqual([]);
    const url = documentUrl(pdf.filename);
    expect(shown).toEqual({ title: 'Notice de montage', kind: 'exploded-view', url, size: smallPdf().length });
    expect(pdf).toMatchObject({ mimeType: 'application/pdf', name: 'Secret de Paul' });
    expect(pdf.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    const file = await ask(url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${pdf.filename}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(smallPdf());
  });

  it('stays when something else of the product is saved', async () => {
    const pdf = await saved(await send(smallPdf()));
    const { id } = await createProduct(office, { documents: [row(pdf.id, 'Une'), row(pdf.id, 'Deux')] });

    await json(await office.update('products', id, { price: 4_200 }));

    expect((await documentsOf(id)).map(({ title }) => title)).toEqual(['Une', 'Deux']);
  });

  it('goes when the form of the CMS sends 0, its way to say that the list is empty', async () => {
    const { id } = await withNotice();

    await json(await staff.update('products', id, { documents: 0 }));

    await expect.poll(() => documentsOf(id)).toEqual([]);
  });

  it('shows the new file once it is replaced', async () => {
    const { id, pdf } = await withNotice();
    expect((await documentsOf(id))[0]?.url).toBe(documentUrl(pdf.filename));

    const replaced = await saved(await send(Buffer.concat([smallPdf(), smallPdf()]), { id: pdf.id }), 200);

    expect(replaced.filename).not.toBe(pdf.filename);
    const shown = { url: documentUrl(replaced.filename), size: 2 * smallPdf().length };
    await expect.poll(async () => (await documentsOf(id))[0]).toMatchObject(shown);
    expect((await ask(documentUrl(pdf.filename))).status).toBe(404);
  });

  it('disappears with its file', async () => {
    const { id, pdf } = await withNotice();
    expect(await documentsOf(id)).toHaveLength(1);

    expect((await staff.remove('documents', pdf.id)).status).toBe(200);

    await expect.poll(() => documentsOf(id)).toEqual([]);
    expect((await ask(documentUrl(pdf.filename))).status).toBe(404);
  });

  it('leaves its file in the library when the product is deleted, as a picture does', async () => {
    const { id, pdf } = await withNotice();

    expect((await staff.remove('products', id)).status).toBe(200);

    expect(await rows('SELECT id FROM products_documents WHERE file_id = $1', [pdf.id])).toEqual([]);
    expect((await ask(documentUrl(pdf.filename))).status).toBe(200);
  });

  it('must have a title, a known kind and a file that exists', async () => {
    const { id: other, pdf } = await withNotice();
    const { id } = await createProduct(office);
    const [known] = await rows<{ id: string }>('SELECT id FROM products_documents WHERE _parent_id = $1', [other]);

    const wrong = [
      ...[
        { title: ' \u0000' },
        { title: 'x'.repeat(121) },
        { title: ['x'] },
        { kind: 'virus' },
        { file: 2_000_000_000 },
      ],
      { file: undefined },
    ].map((change) => [{ ...row(pdf.id), ...change }]);
    for (const documents of [...wrong, [1], 'x', Array(21).fill(row(pdf.id))]) {
      const refused = await office.update('products', id, { documents });
      expect(refused.status, JSON.stringify(documents)).toBe(400);
    }
    expect(await documentsOf(id)).toEqual([]);
    // The id of another product's row is not taken over.
    expect((await office.update('products', id, { documents: [{ ...row(pdf.id), id: known?.id }] })).status).toBe(200);
    expect(await documentsOf(other)).toHaveLength(1);
  });
});
