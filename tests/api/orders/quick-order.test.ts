/** Finding the products of a list of part numbers. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type QuickOrderAnswer, quickOrderAnswer } from '@/contract/buying';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct, type Json } from '../../support/back-office';

const office = sharedOffice();
const post = (body: unknown) =>
  ask('/api/quick-order/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A reference with letters and digits that no other test has. */
const newNumber = () => `AB${randomUUID().replaceAll('-', '').slice(0, 12)}7`.toUpperCase();
const product = (data: Json = {}) => createProduct(office, { reference: newNumber(), ...data });
const number = (id: number, text: string, kind: string) =>
  office.create<Json & { id: number }>('part-numbers', { product: id, number: text, kind });
const lookUp = async (text: string) => (await json<QuickOrderAnswer>(await post({ text }))).lines;
const verdicts = async (text: string) =>
  (await lookUp(text)).map(({ verdict, products }) => [verdict, ...products.map(({ id }) => id)]);

describe('a number of a quick order', () => {
  it('finds its product in any spelling, with what a list shows of it', async () => {
    const reference = newNumber();
    const { id, title } = await createProduct(office, { reference, stock: 9, price: 1250.5 });
    const spaced = `${reference.slice(0, 4)} ${reference.slice(4, 8)},${reference.slice(8)}`.toLowerCase();
    const arabic = reference.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

    const answer = await json(await post({ text: `Référence;Quantité\n${spaced};3\n${reference} x5\n${arabic};١` }));

    expect(quickOrderAnswer.parse(answer)).toMatchObject({
      lines: [
        { line: 2, typed: spaced, quantity: 3, verdict: 'found', products: [{ id, title, price: 1250.5, stock: 9 }] },
        { line: 3, typed: `${reference} x5`, quantity: 5, verdict: 'found', products: [{ id }] },
        { line: 4, typed: arabic, quantity: 1, verdict: 'found', products: [{ id }] },
      ],
    });
  });

  it('may be an equivalent, an EAN, or have O for 0 and l for 1', async () => {
    const { id } = await product();
    const [equivalent, ean] = [`E0${newNumber()}1`, `40${Date.now()}01`];
    await number(id, equivalent, 'equivalent');
    await number(id, ean, 'ean');

    expect(await verdicts(`${equivalent.replaceAll('0', 'O')}\n${ean.replaceAll('1', 'l')}`)).toEqual([
      ['found', id],
      ['found', id],
    ]);
  });

  it('keeps its end where the shop knows the whole number', async () => {
    const base = newNumber();
    const short = await createProduct(office, { reference: base, stock: 50 });
    const long = await createProduct(office, { reference: `${base} 3`, stock: 50 });
    const named = await createProduct(office, { reference: `${base} X4`, stock: 50 });

    const found = await lookUp(`${base} 3\n${base} 5\n${base} x4\n${base} × 4\n${newNumber()} 3\n${newNumber()} x3`);

    expect(found.map(({ quantity, products, verdict }) => [quantity, products[0]?.id ?? verdict])).toEqual([
      [1, long.id],
      [5, short.id],
      [1, named.id],
      [4, short.id],
      [1, 'none'],
      [3, 'none'],
    ]);
  });

  it('that has lost its zeros in a spreadsheet is asked about; one that it made a number of names nothing', async () => {
    const digits = `7${Date.now()}`;
    const [reference, plain] = [`00${digits}`, `76${Date.now()}`];
    const { id } = await product({ reference });
    await product({ reference: `${plain}0` });
    const ean = await product();
    await number(ean.id, `0${plain}1`, 'ean');

    expect(await verdicts(`${digits}\n${plain}1;2\n${reference}\n${plain}.0\n1,23E+11\n10-oct`)).toEqual([
      ['several', id],
      ['several', ean.id],
      ['found', id],
      ['none'],
      ['none'],
      ['none'],
    ]);
  });

  it('leads to the last published product of the chain, a former number too', async () => {
    const last = await product();
    const hidden = await product({ replacedBy: last.id, published: false });
    const reference = newNumber();
    await product({ reference, replacedBy: hidden.id });
    const former = newNumber();
    await number(last.id, former, 'former');

    expect(await verdicts(`${reference};2\n${former}`)).toEqual([
      ['replaced', last.id],
      ['replaced', last.id],
    ]);
  });

  it('is its own product’s if all its successors are unpublished', async () => {
    const hidden = await product({ published: false });
    const reference = newNumber();
    const { id } = await product({ reference, replacedBy: hidden.id });

    expect(await verdicts(reference)).toEqual([['found', id]]);
  });

  it('of two products shows both', async () => {
    const shared = newNumber();
    const [one, other] = [await product({ reference: shared }), await product()];
    await number(other.id, shared, 'equivalent');

    expect(await verdicts(shared)).toEqual([['several', one.id, other.id]]);
  });

  it('may come after its label, unless a number has these very characters', async () => {
    const reference = newNumber();
    const { id } = await product({ reference });
    const { id: labelled } = await product({ reference: `REF ${reference.slice(0, -1)}` });

    expect(await verdicts(`ref ${reference};1\nRéf. n° ${reference}\nref ${reference.slice(0, -1)}`)).toEqual([
      ['found', id],
      ['found', id],
      ['found', labelled],
    ]);
  });

  it('of nothing, of an unpublished product, or of a line that is not read finds nothing', async () => {
    const reference = newNumber();
    await product({ reference, published: false });

    expect(await lookUp(`${newNumber()};4\n${reference}\nNuméro;beaucoup\n--`)).toMatchObject([
      { line: 1, quantity: 4, verdict: 'none', products: [] },
      { line: 2, verdict: 'none', products: [] },
      { line: 3, typed: 'Numéro;beaucoup', verdict: 'none', products: [] },
      { line: 4, verdict: 'none', products: [] },
    ]);
  });

  it('is short of pieces: too few, none, or uncounted and sold out', async () => {
    const [few, none, out] = [newNumber(), newNumber(), newNumber()];
    await product({ reference: few, stock: 2 });
    await product({ reference: none, stock: 0 });
    await product({ reference: out, stock: null, stockStatus: 'outofstock' });

    expect((await verdicts(`${few};2\n${few};1\n${none}\n${out}`)).map(([verdict]) => verdict)).toEqual([
      'found',
      'short',
      'short',
      'short',
    ]);
  });
});

it('the stock of a product counts once for all lines that show it, also by the number that it replaces', async () => {
  const [old, reference, other] = [newNumber(), newNumber(), newNumber()];
  const { id } = await product({ reference, stock: 8 });
  await product({ reference: old, replacedBy: id });
  await number(id, other, 'equivalent');

  expect(await lookUp(`${old};4\n${other};4\n${reference};1\n${old}`)).toMatchObject([
    { verdict: 'replaced', quantity: 4, products: [{ id, stock: 8 }] },
    { verdict: 'found', quantity: 4, products: [{ id }] },
    { verdict: 'short', quantity: 1, products: [{ id, stock: 8 }] },
    { verdict: 'replaced' },
  ]);
});

describe('a quick order is refused', () => {
  it('beyond 200 lines, blank ones not counted', async () => {
    const text = Array.from({ length: 200 }, (_, index) => `X${index}Y`).join('\n\n');

    expect(await lookUp(text)).toHaveLength(200);
    const { details } = await refusal(await post({ text: `${text}\none` }), 400);
    expect(details).toEqual({ text: ['La commande rapide ne peut pas dépasser 200 lignes.'] });
  });

  it.each([{}, { text: ' \n ' }, { text: 7 }, { text: 'a\0b' }])('for %j', async (body) => {
    const { details } = await refusal(await post(body), 400);

    expect(Object.keys(details ?? {})).toEqual(['text']);
  });
});
