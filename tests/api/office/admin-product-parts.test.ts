/** The replacement and the documents of a product, by the back office's own calls. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { uploadedDocument } from '@/contract/admin/documents';
import { adminProduct } from '@/contract/admin/products';
import type { ProductDetail } from '@/contract/catalogue';
import { MAX_DOCUMENT_BYTES } from '@/domain/products/documents';
import { officeProblemWords } from '@/words/en/problems';
import { bearer } from '../../support/accounts';
import { getJson, json, refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { askProducts, getProduct, postProduct, productForm, putProduct } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';
import { smallPdf } from '../../support/uploads';

type Uploaded = { id: number; url: string; size: number };

const { url } = inject('shop');
const admin = sharedOffice();
const rows = sharedDatabase();
const { office } = await createPerson({ url, admin, role: 'staff' });

const put = (id: number, body: object) => askProducts(office.token, `${id}/`, { method: 'PUT', body });
const shown = (id: number) => getJson<ProductDetail>(`/api/product/${id}/`);

function send(file: Uint8Array | null): Promise<Response> {
  const form = new FormData();
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'Notice Thema.pdf');
  return fetch(`${url}/api/admin/documents/`, { method: 'POST', body: form, headers: bearer(office.token) });
}

const upload = async (file: Uint8Array = smallPdf()) => json<Uploaded>(await send(file), 201);
const row = (file: number, title = 'Notice de montage') => ({ title, kind: 'notice', file });

describe('a PDF sent to the library', () => {
  it('gets an id, an address and the name of its file', async () => {
    const uploaded = await upload();

    expect(uploadedDocument.parse(uploaded)).toEqual(uploaded);
    expect(uploaded).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/media\/documents\/[\w-]+\.pdf$/),
      size: smallPdf().length,
    });
    expect(await rows('SELECT name FROM documents WHERE id = $1', [uploaded.id])).toEqual([{ name: 'Notice Thema' }]);
    expect((await fetch(`${url}${uploaded.url}`)).headers.get('content-type')).toBe('application/pdf');
  });

  it('is refused at its field unless it is a whole PDF of at most 10 MB', async () => {
    const large = Buffer.concat([smallPdf(), Buffer.alloc(MAX_DOCUMENT_BYTES), smallPdf()]);
    const notPdf = { file: [officeProblemWords.documentType] };

    expect((await refusal(await send(Buffer.from('<script>')), 415)).details).toEqual(notPdf);
    expect((await refusal(await send(smallPdf().subarray(0, 40)), 415)).details).toEqual(notPdf);
    expect((await refusal(await send(null), 400)).details).toEqual(notPdf);
    expect((await refusal(await send(large), 413)).details).toEqual({ file: [officeProblemWords.documentTooLarge] });
  });
});

describe('the documents of a product', () => {
  it('are saved by a form in their order, and shown on its page', async () => {
    const [one, two] = [await upload(), await upload()];
    const documents = [{ title: ' Vue éclatée ', kind: 'exploded-view', file: two.id }, row(one.id)];

    const created = await postProduct(office, { documents: JSON.stringify(documents) });

    expect(adminProduct.parse(created)).toEqual(created);
    expect(created.documents).toEqual([
      { title: 'Vue éclatée', kind: 'exploded-view', file: two.id, url: two.url, size: two.size },
      { ...row(one.id), url: one.url, size: one.size },
    ]);
    expect((await shown(created.id)).documents).toEqual(created.documents.map(({ file: _, ...rest }) => rest));
  });

  it('stay if they are not sent, change as JSON, and go with an empty field', async () => {
    const [one, two] = [await upload(), await upload()];
    const { id } = await postProduct(office, { documents: JSON.stringify([row(one.id)]) });

    const kept = await putProduct(office, id, productForm({ title: 'Autre' }));
    const changed = await putProduct(office, id, { documents: [row(two.id), row(two.id, 'Encore')] });
    const emptied = await putProduct(office, id, productForm({ documents: '' }));

    const titles = [kept, changed, emptied].map(({ documents }) => documents.map(({ title, file }) => [title, file]));
    expect(titles).toEqual([
      [['Notice de montage', one.id]],
      [
        ['Notice de montage', two.id],
        ['Encore', two.id],
      ],
      [],
    ]);
    await expect.poll(async () => (await shown(id)).documents).toEqual([]);
  });

  it('are refused row by row, and nothing is saved', async () => {
    const { id: file } = await upload();
    const before = await postProduct(office, { documents: JSON.stringify([row(file)]) });
    const refused = async (documents: unknown) => {
      const asForm = await refusal(await put(before.id, productForm({ documents: JSON.stringify(documents) })), 400);
      const asJson = await refusal(await put(before.id, { title: 'Volé', documents }), 400);
      expect(asJson.details).toEqual(asForm.details);
      return asForm.details;
    };

    const cases: [documents: unknown, field: string, message: string][] = [
      [[row(file), row(file, '  ')], 'documents.1.title', officeProblemWords.required],
      [[row(file, 'x'.repeat(121))], 'documents.0.title', officeProblemWords.tooLong({ max: 120 })],
      [[row(file, 'a\u0000b')], 'documents.0.title', officeProblemWords.oddCharacters],
      [[{ ...row(file), kind: 'virus' }], 'documents.0.kind', 'kind must be one of notice, exploded-view, other'],
      [[{ title: 'Sans fichier', kind: 'notice' }], 'documents.0.file', 'file must be an id'],
      [[row(file), row(2_000_000_000)], 'documents.1.file', 'Document 2000000000 does not exist'],
      [Array.from({ length: 21 }, () => row(file)), 'documents', officeProblemWords.tooManyTexts({ max: 20 })],
      [[1], 'documents.0', officeProblemWords.rowsExpected],
    ];
    for (const [documents, field, message] of cases) expect(await refused(documents)).toEqual({ [field]: [message] });
    for (const text of ['x', '{', '1', `"${'x'.repeat(60_000)}"`]) {
      const { details } = await refusal(await put(before.id, productForm({ documents: text })), 400);
      expect(details).toEqual({ documents: [officeProblemWords.rowsExpected] });
    }
    expect(await getProduct(office, before.id)).toEqual(before);
  });
});

describe('boilers and numbers of a product', () => {
  it('are counted for the office: each model once, confirmed or still to check', async () => {
    const { id } = await postProduct(office);
    const model = async () =>
      (await admin.create('boiler-models', { brand: 'Marque', range: 'Gamme', name: `M-${randomUUID()}` })).id;
    const [one, two] = [await model(), await model()];
    const fitments = [
      { model: one, position: 'gauche', confidence: 'confirmed' },
      { model: one, position: 'droite', confidence: 'to-check' },
      { model: two, confidence: 'to-check' },
    ];
    const counts = async () => json<object>(await askProducts(office.token, `${id}/fits/`));

    expect(await counts()).toEqual({ models: 0, confirmed: 0, numbers: 0 });
    for (const fitment of fitments) await admin.create('fitments', { product: id, ...fitment });
    await admin.create('part-numbers', { product: id, number: randomUUID(), kind: 'former' });

    expect(await counts()).toEqual({ models: 2, confirmed: 1, numbers: 1 });
    await refusal(await askProducts(office.token, '2000000000/fits/'), 404);
  });
});

describe('the replacement of a product', () => {
  it('is saved, shown to shoppers, kept if it is not sent, and cleared by an empty field', async () => {
    const newer = await postProduct(office);
    const older = await postProduct(office, { replaced_by: newer.id });

    const kept = await putProduct(office, older.id, productForm({ price: 5 }));

    expect([older.replaced_by, kept.replaced_by]).toEqual([newer.id, newer.id]);
    expect((await shown(older.id)).replaced_by).toEqual({ id: newer.id, title: newer.title });
    for (const cleared of [productForm({ replaced_by: '' }), { replaced_by: null }]) {
      expect((await putProduct(office, older.id, { replaced_by: newer.id })).replaced_by).toBe(newer.id);
      expect((await putProduct(office, older.id, cleared)).replaced_by).toBeNull();
    }
    await expect.poll(async () => (await shown(older.id)).replaced_by).toBeNull();
  });

  it('is refused if it is the product itself, closes a circle, or does not exist', async () => {
    const [one, two] = [await postProduct(office), await postProduct(office)];
    await putProduct(office, one.id, { replaced_by: two.id });
    const refused = async (id: number, replaced_by: unknown) =>
      (await refusal(await put(id, { replaced_by }), 400)).details;

    expect(await refused(two.id, two.id)).toEqual({ replaced_by: [officeProblemWords.replacedByItself] });
    expect(await refused(two.id, one.id)).toEqual({ replaced_by: [officeProblemWords.replacementCycle] });
    expect(await refused(two.id, 2_000_000_000)).toEqual({ replaced_by: ['Product 2000000000 does not exist'] });
    for (const odd of ['x', -1, 1.5, [one.id], { id: one.id }, true])
      expect(await refused(two.id, odd)).toEqual({ replaced_by: ['replaced_by must be an id'] });
    expect((await getProduct(office, two.id)).replaced_by).toBeNull();
  });
});
