/** Boilers, fitments and part numbers as tables: export and import, line by line, twice, at once, and in quantity. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { BoilerImportAnswer } from '@/contract/admin/boiler-tables';
import type { BoilerAnswer, ProductDetail } from '@/contract/catalogue';
import type { BoilerTable } from '@/domain/import/boiler-tables';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { adminHeaders, counts, importTable, newBrand, send } from '../../support/boiler-tables';

const office = sharedOffice();
const exported = async (table: BoilerTable): Promise<Record<string, string>[]> => {
  const answer = await ask(`/api/admin/${table}/export/`, { headers: adminHeaders() });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return parse(await answer.text(), { bom: true, columns: true });
};
const reference = () => `REF-${randomUUID().slice(0, 13)}`;
const countsOf = async (...sent: Parameters<typeof importTable>) => counts(await importTable(...sent));
/** A new brand with the model A of the range R. */
async function knownModel(): Promise<string> {
  const brand = newBrand();
  await importTable('boiler-models', `brand,range,model\n${brand},R,A\n`);
  return brand;
}

describe('a table of boiler models', () => {
  it('creates, changes what differs, and changes nothing the second time', async () => {
    const brand = newBrand();
    const head = 'Brand;Range;Model;Aliases;Plate codes;Year from;Power;Energy\n';
    const first = `${head}${brand};Thema;C 24 E;C24E | Thema 24;001 | 002;1998;23,5;gas\n${brand.toUpperCase()};thema;F 24 E;;;;;\n`;

    expect(await countsOf('boiler-models', first)).toEqual([2, 0, 0, 0]);
    expect(await countsOf('boiler-models', first)).toEqual([0, 0, 2, 0]);
    const second = `brand,range,model,power\n${brand},Thema,c 24 e,24\n`;
    expect(await countsOf('boiler-models', second)).toEqual([0, 1, 0, 0]);

    const slug = `${brand.toLowerCase().replace(' ', '-')}-thema`;
    const model = await getJson<BoilerAnswer>(`/api/boilers/${slug}-c-24-e/`);
    expect(model).toMatchObject({ brand, aliases: ['C24E', 'Thema 24'], plate_codes: ['001', '002'], power: 24 });
    expect(await getJson<BoilerAnswer>(`/api/boilers/${slug}-f-24-e/`)).toMatchObject({ brand, range: 'Thema' });
  });

  it('asks about a plate code that may have lost its zeros', async () => {
    const brand = newBrand();
    const code = `9${String(Date.now()).slice(5)}`;
    await importTable('boiler-models', `brand,range,model,plate_codes\n${brand},R,A,00${code}\n`);

    const answer = await importTable(
      'boiler-models',
      `brand,range,model,plate_codes\n${brand},R,B,1234567890|${code}\n${brand},R,A,00${code}|${code}\n`,
    );

    expect(counts(answer)).toEqual([0, 0, 0, 2]);
    expect(JSON.stringify(answer)).toContain(`00${code}`);
  });

  it('comes back as it was exported', async () => {
    const brand = newBrand();
    await importTable('boiler-models', `brand,range,model,aliases\n${brand},"R, S",=1+1,"a | b"\n`);
    const rows = (await exported('boiler-models')).filter((row) => row.brand === brand);

    expect(rows).toEqual([expect.objectContaining({ brand, range: 'R, S', model: "'=1+1", aliases: 'a | b' })]);
    const again = await importTable('boiler-models', `brand,range,model,aliases\n${brand},"R, S",'=1+1,"a | b"\n`);
    expect(counts(again)).toEqual([0, 0, 1, 0]);
  });

  it('reports each wrong line with its columns, and takes the others', async () => {
    const brand = newBrand();
    const csv = [
      'brand,range,model,energy,power,year_from,year_to,colour',
      `${brand},R,A,steam,,,,`,
      `${brand},R,B,,-1,,,`,
      `${brand},R,C,,,2010,2000,`,
      `${brand},R,,,,,,`,
      `${brand},R,D,gas,,,,red`,
      `${brand},r,d,,,,,`,
    ].join('\n');

    const answer = await importTable('boiler-models', csv);

    expect(counts(answer)).toEqual([1, 0, 0, 5]);
    expect(answer.unknown_columns).toEqual(['colour']);
    const columns = answer.lines.map(({ line, messages }) => `${line} ${messages[0]?.split(':')[0]}`);
    expect(columns.slice(0, 4)).toEqual(['2 energy', '3 power', '4 year_to', '5 model']);
    expect(answer.lines[4]?.line).toBe(7);
  });

  it('takes two spellings of one address for one brand', async () => {
    const [brand, other] = [newBrand(), newBrand()];
    const hyphened = brand.replace(' ', '-');
    const csv = `brand,range,model\n${brand},R,A\n${hyphened},R,a\n${hyphened},r,B\n`;

    const answer = await importTable('boiler-models', csv);
    expect(counts(answer)).toEqual([2, 0, 0, 1]);
    expect(answer.lines.map(({ line }) => line)).toEqual([3]);
    const rows = (await exported('boiler-models')).filter((row) => row.brand === brand);
    expect(rows.map(({ range, model }) => `${range} ${model}`)).toEqual(['R A', 'R B']);
    const part = await createProduct(office);
    const fitment = `product,brand,range,model\n#${part.id},${hyphened},R,A\n#${part.id},${other},R,A\n`;
    expect(await countsOf('fitments', fitment)).toEqual([1, 0, 0, 1]);
  });

  it('is refused without the columns that name a model, and to people who may not', async () => {
    expect((await refusal(await send('boiler-models', 'brand,range\nA,B\n'), 400)).message).toContain('model');
    expect((await refusal(await send('boiler-models', ''), 400)).details).toHaveProperty('file');
    expect((await ask('/api/admin/fitments/export/')).status).toBe(401);
  });
});

describe("a supplier's headings", () => {
  it('are known', async () => {
    const table = `fabricant;série;appareil;code plaque\n${newBrand()};Thema;F 24;900\n`;
    expect(await countsOf('boiler-models', table)).toEqual([1, 0, 0, 0]);
  });

  it('are asked where they are not known, written only then, and remembered', async () => {
    const product = await createProduct(office, { reference: reference() });
    const id = `EAN-${randomUUID()}`;
    const headings = [`Foo ${randomUUID()}`, `Bar ${randomUUID()}`];
    const file = (number: string) => `${headings.join(';')}\n#${product.id};${number}\n`;

    const asked = await send('part-numbers', file(id));
    const { details, ...refused } = await refusal(asked, 400);
    const columns = headings.map((heading, place) => ({ heading, field: ['product', 'number'][place] }));
    const tried = await importTable('part-numbers', file(id), { columns: JSON.stringify(columns), dry_run: 'true' });
    const forgotten = await send('part-numbers', file(id));
    const done = await importTable('part-numbers', file(id), { columns: JSON.stringify(columns) });
    const remembered = await importTable('part-numbers', file(`${id}-2`));

    expect(refused).toMatchObject({ columns_needed: true });
    expect(details).toMatchObject({
      columns: headings.map((heading) => ({ heading, field: null })),
      sample: [[`#${product.id}`, id]],
      needed: [['product'], ['number']],
      fields: ['product', 'number', 'kind', 'brand'],
    });
    expect(forgotten.status).toBe(400);
    expect([tried, done, remembered].map(counts)).toEqual(Array(3).fill([1, 0, 0, 0]));
  });
});

describe('a table of fitments', () => {
  it('is tried first, then written once, and found at once by the listing', async () => {
    const [brand, part] = [newBrand(), await createProduct(office, { reference: reference() })];
    const { reference: number } = await getJson<ProductDetail>(`/api/product/${part.id}/`);
    await importTable('boiler-models', `brand,range,model\n${brand},R,A\n${brand},R,B\n`);
    const csv = `product,brand,range,model,position,quantity,confidence\n${number},${brand},R,A,haut,2,confirmed\n#${part.id},${brand.toLowerCase()},r,b,,,\n`;

    expect(await countsOf('fitments', csv, { dry_run: 'true' })).toEqual([2, 0, 0, 0]);
    expect((await getJson<ProductDetail>(`/api/product/${part.id}/`)).fits).toEqual([]);
    expect(await countsOf('fitments', csv)).toEqual([2, 0, 0, 0]);
    expect(await countsOf('fitments', csv)).toEqual([0, 0, 2, 0]);
    expect(await countsOf('fitments', csv.replace('haut', 'HAUT').replace('2,confirmed', '3,'))).toEqual([0, 1, 1, 0]);

    const { fits } = await getJson<ProductDetail>(`/api/product/${part.id}/`);
    const shown = fits.map(({ model, quantity, confidence }) => `${model} ${quantity} ${confidence}`);
    expect(shown).toEqual(['A 3 confirmed', 'B 1 to-check']);
    expect((await exported('fitments')).filter((row) => row.product === number)).toHaveLength(2);
  });

  it('refuses a row that an earlier line has, however it names the product', async () => {
    const [brand, ref] = [await knownModel(), reference()];
    const part = await createProduct(office, { reference: ref });
    const line = (product: string, position: string) => `${product},${brand},R,A,${position}\n`;
    const csv = `product,brand,range,model,position\n${line(ref, 'Haut')}${line(`#${part.id}`, 'haut')}${line(ref, 'hâut')}`;

    const answers = [await importTable('fitments', csv), await importTable('fitments', csv)];

    expect(answers.map((answer) => counts(answer).join())).toEqual(['2,0,0,1', '0,0,2,1']);
    const refused = { line: 3, outcome: 'failed', messages: [expect.stringMatching(/^product: Line 2 /)] };
    for (const { lines } of answers) expect(lines).toEqual([refused]);
  });

  it('comes back as it was exported, with positions that the CMS tells apart', async () => {
    const brand = newBrand();
    const [part, odd] = [await createProduct(office), await createProduct(office)];
    // A reference that looks like the id of another product.
    await office.update('products', odd.id, { reference: `#${part.id}` });
    const { id: model } = await office.create<{ id: number }>('boiler-models', { brand, range: 'R', name: 'A' });
    for (const position of ['Haut', 'hâut', 'ÉTAGE', 'étage'])
      await office.create('fitments', { product: odd.id, model, position });

    const rows = (await exported('fitments')).filter((row) => row.brand === brand);
    expect(rows.map(({ product }) => product)).toEqual(Array(4).fill(`#${odd.id}`));
    const csv = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
      .map((cells) => cells.join(','))
      .join('\n');

    expect(await countsOf('fitments', csv)).toEqual([0, 0, 4, 0]);
    await office.update('products', odd.id, { reference: null });
  });

  it('refuses serial numbers that run backwards', async () => {
    const [brand, part] = [await knownModel(), await createProduct(office)];
    const head = 'product,brand,range,model,serial_from,serial_to\n';
    const line = (from: string, to: string) => `#${part.id},${brand},R,A,${from},${to}\n`;

    const answer = await importTable('fitments', `${head}${line('200', '100')}${line('200', '1000')}${line('B', 'A')}`);

    expect(counts(answer)).toEqual([2, 0, 0, 1]);
    expect(answer.lines[0]?.messages).toEqual([expect.stringMatching(/^serial_to: /)]);
  });

  it('names unknown products and models', async () => {
    const answer = await importTable('fitments', `product,brand,range,model\nno-such,${newBrand()},R,A\n`);

    expect(answer.lines[0]?.messages).toEqual([
      expect.stringMatching(/^product: .*no-such/),
      expect.stringMatching(/^model: .* R A$/),
    ]);
  });

  it('may be sent twice at once', async () => {
    const [brand, part] = [await knownModel(), await createProduct(office)];
    const csv = `product,brand,range,model\n#${part.id},${brand},R,A\n`;

    const answers = await Promise.all([importTable('fitments', csv), importTable('fitments', csv)]);

    expect(answers.map(({ created }) => created).toSorted()).toEqual([0, 1]);
  });

  it('of many lines is written in several transactions, and changes nothing the second time', async () => {
    const [brand, part] = [await knownModel(), await createProduct(office)];
    const lines = Array.from({ length: 1_200 }, (_, place) => `#${part.id},${brand},R,A,place ${place}`);
    const csv = `product,brand,range,model,position\n${lines.join('\n')}\n`;

    expect(await countsOf('fitments', csv)).toEqual([1_200, 0, 0, 0]);
    expect(await countsOf('fitments', csv)).toEqual([0, 0, 1_200, 0]);
  });
});

it('an import says how far it is, line by line, to whoever asks for that', async () => {
  const brand = newBrand();
  const csv = ['brand,range,model', ...Array.from({ length: 600 }, (_, number) => `${brand},R,${number}`)].join('\n');
  const lines = { Accept: 'application/x-ndjson' };

  const answer = await send('boiler-models', csv, { dry_run: 'true' }, lines);
  const refused = await send('boiler-models', 'brand\nA\n', {}, lines);

  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const rows = (await answer.text()).trim().split('\n');
  expect(rows.slice(0, -1).map((line) => JSON.parse(line) as object)).toEqual(
    [0, 500, 600].map((done) => ({ done, total: 600 })),
  );
  expect(counts(JSON.parse(rows.at(-1) ?? '') as BoilerImportAnswer)).toEqual([600, 0, 0, 0]);
  expect((await refusal(refused, 400)).details).toHaveProperty('file');
});

describe('a table of part numbers', () => {
  it('refuses a number that an earlier line gives to the same product', async () => {
    const ref = reference();
    const part = await createProduct(office, { reference: ref });
    const csv = `product,number\n${ref},ZQ-77 12\n#${part.id},zq7712\n`;

    expect(await countsOf('part-numbers', csv)).toEqual([1, 0, 0, 1]);
    expect(await countsOf('part-numbers', csv)).toEqual([0, 0, 1, 1]);
  });

  it('gives products their numbers, by which they are found', async () => {
    const part = await createProduct(office);
    const number = `ZQ ${randomUUID().slice(0, 8)}-7`;
    const csv = `product,number,kind,brand\n#${part.id},${number},former,Fime\n`;

    expect(await countsOf('part-numbers', csv)).toEqual([1, 0, 0, 0]);
    expect(await countsOf('part-numbers', csv)).toEqual([0, 0, 1, 0]);

    const detail = await getJson<ProductDetail>(`/api/product/${part.id}/`);
    expect(detail.numbers).toEqual([{ number, kind: 'former', brand: 'Fime' }]);
    const found = await getJson<{ products: { id: number }[] }>(
      `/api/products/?${new URLSearchParams({ search: number.replace(/[^a-z0-9]/gi, '') })}`,
    );
    expect(found.products.map(({ id }) => id)).toContain(part.id);
  });
});

it('a part number that has lost its zeros beside one that has them is refused, in the column number', async () => {
  const digits = `8${Date.now()}`;
  const { id } = await createProduct(office, { reference: `LZ-${digits}` });
  expect(await countsOf('part-numbers', `product,number\n#${id},00${digits}\n`)).toEqual([1, 0, 0, 0]);

  const answer = await importTable('part-numbers', `product,number\n#${id},${digits}\n#${id},9${digits}\n`);

  expect(counts(answer)).toEqual([1, 0, 0, 1]);
  expect(answer.lines).toEqual([
    {
      line: 2,
      outcome: 'failed',
      messages: [`number: "00${digits}" is there already: did a spreadsheet drop the zeros before "${digits}"?`],
    },
  ]);
  expect(answer.read_as).toEqual({ format: 'csv', encoding: 'utf-8', separator: ',' });
});
