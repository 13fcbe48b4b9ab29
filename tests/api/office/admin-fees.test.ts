/** Delivery fees of several wilayas at once, of communes, and as a table. */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, inject, it } from 'vitest';
import type { AuditLogEntry } from '@/contract/admin/audit';
import type { AdminCommune } from '@/contract/admin/fees';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import type { Commune, Wilaya } from '@/contract/catalogue';
import { FEE_COLUMNS } from '@/domain/fees/columns';
import { bearer, times } from '../../support/accounts';
import { askAdmin } from '../../support/admin-calls';
import { ask, getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { spreadsheet } from '../../support/spreadsheet';

const { url } = inject('shop');
const office = sharedOffice();
const product = await createProduct(office, { stock: null, price: 1000 });

const BULK = '/api/admin/wilayas/bulk/';
const FEES = '/api/admin/fees/';
type Line = { line: number; place: string; verdict: string; messages: string[] };

const wilayas = () => getJson<Wilaya[]>('/api/wilayas/');
async function make(fees: { price?: number; desk_price?: number | null; days?: string } = {}): Promise<AdminWilaya> {
  const body = { name: `Région ${randomUUID()}`, price: 600, desk_price: 400, ...fees };
  return json<AdminWilaya>(await askAdmin('/api/admin/wilayas/', { method: 'POST', body }), 201);
}
const feesOf = async (...made: AdminWilaya[]) => {
  const all = await wilayas();
  return made.map(({ id }) => {
    const found = all.find((one) => one.id === id);
    return [found?.price, found?.desk_price];
  });
};
const bulk = (body: object) => askAdmin(BULK, { method: 'POST', body });
/** Naâma is this file's own: no other changes its fees. */
const NAAMA = (await wilayas()).find(({ code }) => code === 45) ?? expect.fail('Naâma is gone.');
const communes = () => getJson<Commune[]>(`/api/wilayas/${NAAMA.id}/communes/`);
const commune = async (code: number) => (await communes()).find((one) => one.code === code);
const put = (code: number | string, body: object) => askAdmin(`/api/admin/communes/${code}/`, { method: 'PUT', body });
const entriesOf = async (subject: string) =>
  (await json<{ entries: AuditLogEntry[] }>(await askAdmin(`/api/admin/audit/?subject=${subject}`))).entries;

function upload(csv: string | Uint8Array<ArrayBuffer>, { query = '', type = 'text/csv' } = {}): Promise<Response> {
  return ask(`${FEES}${query}`, {
    method: 'POST',
    headers: { ...bearer(inject('adminToken')), 'Content-Type': type },
    body: csv,
  });
}
const table = (...lines: (string | number | null)[][]) =>
  [FEE_COLUMNS, ...lines].map((cells) => cells.join()).join('\n');
function lineOf({ id, name }: AdminWilaya, home: string | number, desk: string | number) {
  return [id, '', name, '', '', home, desk, '', 1];
}

describe('fees at the desk and days', () => {
  it('are edited with the wilaya, and what an edit does not name stays', async () => {
    const made = await make({ desk_price: 350.5, days: ' 2-3 ' });
    expect(made).toMatchObject({ desk_price: '350.50', days: '2-3' });
    const change = async (body: object) =>
      json<AdminWilaya>(await askAdmin(`/api/admin/wilayas/${made.id}/`, { method: 'PATCH', body }));

    expect(await change({ price: 700 })).toMatchObject({ price: '700.00', desk_price: '350.50', days: '2-3' });
    expect(await change({ desk_price: null, days: '' })).toMatchObject({ desk_price: null, days: null });
    expect(await feesOf(made)).toEqual([['700.00', null]]);
  });

  it.each([
    [{ desk_price: -1 }, 'desk_price'],
    [{ desk_price: 'gratis' }, 'desk_price'],
    [{ desk_price: 1e12 }, 'desk_price'],
    [{ days: 'x'.repeat(21) }, 'days'],
    [{ days: '2\u00003' }, 'days'],
    [{ days: 3 }, 'days'],
  ])('are refused as %j, naming the field', async (body, field) => {
    const path = `/api/admin/wilayas/${NAAMA.id}/`;

    const { details } = await refusal(await askAdmin(path, { method: 'PATCH', body }), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
  });

  it('have a code if the name is an official one that is free', async () => {
    const official = (await wilayas()).find(({ code }) => code === 69) ?? expect.fail();
    expect((await askAdmin(`/api/admin/wilayas/${official.id}/`, { method: 'DELETE' })).status).toBe(204);

    const made = { name: official.name.toUpperCase(), price: 1200 };
    const again = await json<AdminWilaya>(await askAdmin('/api/admin/wilayas/', { method: 'POST', body: made }), 201);

    expect(again).toMatchObject({ code: 69, name_ar: official.name_ar });
    const body = { name: official.name, code: 1 };
    const renamed = await askAdmin(`/api/admin/wilayas/${again.id}/`, { method: 'PATCH', body });
    expect(await json(renamed)).toMatchObject({ name: official.name, code: 69 });
  });
});

describe('several wilayas', () => {
  it('are set, raised and changed by percent in one call', async () => {
    const [first, second] = [await make(), await make({ price: 333.33, desk_price: null })];
    const ids = [first.id, second.id, first.id];

    const set = await json<{ wilayas: AdminWilaya[] }>(await bulk({ ids, home: { set: 500 } }));
    expect(set.wilayas.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await feesOf(first, second)).toEqual([
      ['500.00', '400.00'],
      ['500.00', null],
    ]);
    await json(await bulk({ ids, home: { add: -50.5 }, desk: { add: 25 } }));
    await json(await bulk({ ids, home: { percent: 10 }, desk: { percent: 1 } }));

    expect(await feesOf(first, second)).toEqual([
      ['494.00', '429.00'],
      ['494.00', null],
    ]);
    expect((await entriesOf(`wilayas/${second.id}`)).map(({ changes }) => changes.price)).toEqual([
      [449.5, 494],
      [500, 449.5],
      [333.33, 500],
      [null, 333.33],
    ]);
  });

  it('are all changed or none', async () => {
    const [first, second] = [await make({ price: 600 }), await make({ price: 100 })];

    const { message, details } = await refusal(await bulk({ ids: [first.id, second.id], home: { add: -200 } }), 400);
    await refusal(await bulk({ ids: [first.id, 2_147_483_647], home: { set: 1 } }), 404);

    expect(message).toBe(`${second.name}: Price cannot be negative`);
    expect(details).toEqual({ home: ['Price cannot be negative'] });
    expect(await feesOf(first, second)).toEqual([
      ['600.00', '400.00'],
      ['100.00', '400.00'],
    ]);
  });

  it.each([
    {},
    { ids: [] },
    { ids: [1] },
    { ids: [1], home: {} },
    { ids: [1], home: { set: 1, add: 2 } },
    { ids: [1], home: { set: 'x' } },
    { ids: [1], home: { percent: 1e300 } },
    { ids: [1], home: [1] },
    { ids: [1], home: 5 },
    { ids: ['1'], home: { set: 1 } },
    { ids: [2_147_483_648], home: { set: 1 } },
    { ids: [1.5], home: { set: 1 } },
    { ids: 1, home: { set: 1 } },
    { ids: [1], home: { set: null } },
    { ids: [1], desk: null },
    { ids: Array.from({ length: 1_001 }, (_, id) => id + 1), home: { set: 1 } },
  ])('are not changed by %j', async (body) => {
    await refusal(await bulk(body), 400);
  });

  it('changed at once lose no change', async () => {
    const made = await make({ price: 100, desk_price: 100 });

    const answers = await times(10, () => bulk({ ids: [made.id], home: { add: 1 }, desk: { add: 2 } }));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await feesOf(made)).toEqual([['110.00', '120.00']]);
  });

  it('changed while orders are placed charge the former fee or the new one, never anything between', async () => {
    const made = await make({ price: 100, desk_price: 50 });
    const region = made.name.toLowerCase().replaceAll(' ', '-');
    const order = () =>
      postOrder(url, orderBody(product.id, { shipping: { address: 'x', city: 'y', region }, delivery_price: 100 }));

    const [answers] = await Promise.all([times(8, order), bulk({ ids: [made.id], home: { set: 200 } })]);

    for (const answer of answers) {
      const body = (await answer.json()) as { delivery_price?: number; details?: { delivery_price: number[] } };
      if (answer.status === 201) expect(body.delivery_price).toBe(100);
      else expect([answer.status, body.details?.delivery_price]).toEqual([409, [200]]);
    }
    expect((await order()).status).toBe(409);
  });
});

describe('a commune', () => {
  it('has its own fees, which are visible at once, and its wilaya’s again', async () => {
    const own = await put(4501, { price: 1500.5, desk_price: 900, desk: true, served: true });
    expect(await json(own)).toMatchObject({
      code: 4501,
      price: '1500.50',
      desk_price: '900.00',
      desk: true,
      served: true,
    });
    expect(await commune(4501)).toMatchObject({ price: '1500.50', desk_price: '900.00', served: true });

    await json(await put(4501, { price: null, desk_price: null, desk: false, served: false }));
    expect(await commune(4501)).toMatchObject({ price: NAAMA.price, desk_price: null, served: false });

    await json(await put(4501, { price: null, desk_price: null, desk: true, served: true }));
    expect(await commune(4501)).toMatchObject({ price: NAAMA.price, desk_price: NAAMA.desk_price, served: true });
    const entries = await entriesOf('communes/4501');
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual(Array(3).fill(['update', 'admin']));
    expect(entries.at(-1)?.changes).toEqual({ price: [null, 1500.5], deskPrice: [null, 900] });
  });

  it("is listed for the admin with what differs from its wilaya's", async () => {
    await json(await put(4502, { price: 1300 }));

    const all = await json<AdminCommune[]>(await askAdmin(`/api/admin/wilayas/${NAAMA.id}/communes/`));

    expect(all.map(({ code }) => code)).toEqual((await communes()).map(({ code }) => code));
    expect(all.find(({ code }) => code === 4502)).toMatchObject({ price: '1300.00', desk_price: null, desk: true });
    await refusal(await askAdmin('/api/admin/wilayas/2147483647/communes/'), 404);
  });

  it.each([
    [{ price: -1 }, 'price'],
    [{ desk_price: 'x' }, 'desk_price'],
    [{ price: 1e12 }, 'price'],
    [{ desk: 'perhaps' }, 'desk'],
    [{ served: 7 }, 'served'],
  ])('is refused with %j, naming the field', async (body, field) => {
    expect(Object.keys((await refusal(await put(4503, body), 400)).details ?? {})).toEqual([field]);
  });

  it.each(['0', '9999', '2147483648', 'abc', '-4501'])('of the code %s is a 404', async (code) => {
    await refusal(await put(code, { price: 1 }), 404);
  });
});

describe('the table of fees', () => {
  const download = async () => {
    const answer = await askAdmin(FEES);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return new Uint8Array(await answer.arrayBuffer());
  };

  it('has a line for each wilaya and each commune', async () => {
    await json(await put(4504, { price: 990, desk: false, served: false }));
    const made = await make({ desk_price: null, days: '2-3' });

    const [head, ...lines] = parse(Buffer.from(await download()), { bom: true }) as string[][];

    expect(head).toEqual([...FEE_COLUMNS]);
    expect(lines.filter(([, , , code]) => code !== '')).toHaveLength(1_541);
    const { id, name, price, desk_price, days } = NAAMA;
    const own = [String(id), '45', name];
    expect(lines).toContainEqual([...own, '', '', price, desk_price, days, '1']);
    expect(lines.find(([, , , code]) => code === '4504')).toEqual([...own, '4504', 'Tiout', '990.00', 'none', '', '0']);
    expect(lines).toContainEqual([String(made.id), '', made.name, '', '', '600.00', '', '2-3', '1']);
  });

  it('comes back as it was, from any spreadsheet', async () => {
    const bytes = await download();
    const text = new TextDecoder().decode(bytes);
    const naama = text.split('\r\n').filter((line, index) => index === 0 || line.split(',')[1] === '45');
    const semicolons = naama.map((line) => line.replaceAll(',', ';')).join('\n');
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${naama.join('\r\n')}`, 'utf16le'));
    const before = [NAAMA, await communes()];

    for (const file of [new TextEncoder().encode(naama.join('\r\n')), semicolons, utf16]) {
      const { written, lines } = await json<{ written: boolean; lines: Line[] }>(await upload(file));
      expect([written, new Set(lines.map(({ verdict }) => verdict))]).toEqual([true, new Set(['same'])]);
      expect(lines).toHaveLength(13);
    }
    expect([(await wilayas()).find(({ id }) => id === NAAMA.id), await communes()]).toEqual(before);
  });

  it('is taken as XLSX under the type of XLSX, and changes nothing if it is tried', async () => {
    const made = await make();
    const file = await spreadsheet([
      ['wilaya_id', 'home'],
      [made.id, 777],
    ]);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

    const tried = await json<{ lines: Line[] }>(await upload(file, { type, query: '?try=true' }));
    expect(await feesOf(made)).toEqual([['600.00', '400.00']]);
    const { lines } = await json<{ lines: Line[] }>(await upload(file, { type }));

    expect(lines).toMatchObject([{ verdict: 'updated', messages: ['home: 600 → 777'] }]);
    expect(tried.lines).toEqual(lines);
  });

  it('changes the places that it names, and no others', async () => {
    const [first, second] = [await make({ days: '4-6' }), await make()];
    const csv = table(lineOf(first, '"1 250,50"', ''), ['', '', '', 4505, '', '', 'none', '', 0]);

    const { lines } = await json<{ lines: Line[] }>(await upload(csv));

    expect(lines.map(({ line, verdict, messages }) => [line, verdict, messages])).toEqual([
      [2, 'updated', ['home: 600 → 1250.5', 'desk: 400 → blank', 'days: 4-6 → blank']],
      [3, 'updated', ['desk: blank → none', 'served: 1 → 0']],
    ]);
    expect(await feesOf(first, second)).toEqual([
      ['1250.50', null],
      ['600.00', '400.00'],
    ]);
    expect(await commune(4505)).toMatchObject({ price: NAAMA.price, desk_price: null, served: false });
    const [entry] = await entriesOf(`wilayas/${first.id}`);
    expect(entry?.changes).toEqual({ price: [600, 1250.5], deskPrice: [400, null], days: ['4-6', null] });
    const imports = await json<{ entries: AuditLogEntry[] }>(await askAdmin('/api/admin/audit/?action=import'));
    // Other files import other things meanwhile.
    const latest = imports.entries.find(({ subject_type }) => subject_type === 'wilayas');
    expect(latest?.changes).toMatchObject({ updated: [null, 2] });
  });

  it('with one wrong line changes nothing, and says which lines are wrong and why', async () => {
    const made = await make();
    const csv = table(
      lineOf(made, 1, 1),
      lineOf(made, 2, 2),
      [NAAMA.id, 45, 'Sétif', '', '', 1, 1, '', 1],
      ['', '', '', 1, '', 1],
    );

    const { message, details } = await refusal(await upload(csv), 400);
    const trial = await json<{ written: boolean; lines: Line[] }>(await upload(csv, { query: '?try=true' }));

    expect(message).toBe('Line 3: Line 2 is about the same place');
    expect(Object.keys(details ?? {})).toEqual(['line 3', 'line 4', 'line 5']);
    expect(trial.written).toBe(false);
    expect(trial.lines.map(({ verdict }) => verdict)).toEqual(['updated', 'refused', 'refused', 'refused']);
    expect(await feesOf(made)).toEqual([['600.00', '400.00']]);
  });

  it.each([
    ['nothing', ''],
    ['blank lines', '\n\n  \n,,,\n'],
    ['a header alone', FEE_COLUMNS.join()],
    ['an unknown header', 'a,b\n1,2'],
    ['a column twice', 'wilaya_id,home,home\n1,2,3'],
    ['an open quote', `wilaya_id,home\n"${'x'.repeat(3_000)}`],
    ['zeros', '\u0000\u0000\u0000'],
    ['a long line', `wilaya_id,home\n${'1'.repeat(3_000)},1`],
    ['too many lines', `wilaya_id,home\n${'1,1\n'.repeat(5_001)}`],
    ['commas', `wilaya_id,home\n${','.repeat(290_000)}`],
    ['too much', `wilaya_id,home\n${'1,1\n'.repeat(80_000)}`],
    ['a formula', `wilaya_id,home\n"=HYPERLINK(""http://evil.example"")",1`],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ])('is refused as %s', async (_, file) => {
    await refusal(await upload(file), 400);
  });

  it('is no JSON and no form', async () => {
    await refusal(await upload('{}', { type: 'application/json' }), 415);
    await refusal(await upload('a', { type: 'multipart/form-data; boundary=x' }), 415);
    await refusal(await upload(`a\n${'1'.repeat(1_000_001)}`), 413);
  });

  it('is imported after or before an edit, never into the middle of one', async () => {
    const made = await make({ price: 100, desk_price: 100 });

    const rivals = await Promise.all([
      times(4, (index) => upload(table(lineOf(made, 200 + index, 200 + index)))),
      times(4, (index) => bulk({ ids: [made.id], home: { set: 300 + index }, desk: { set: 300 + index } })),
      times(2, (index) => put(4506, { price: index + 1 })),
    ]);
    const answers = rivals.flat();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [[home, desk] = []] = await feesOf(made);
    expect(home).toBe(desk);
    const [last, ...earlier] = await entriesOf(`wilayas/${made.id}`);
    expect(`${last?.changes.price?.[1]}.00`).toBe(home);
    expect(earlier.length).toBeGreaterThan(3);
  });
});

it("the CMS's list of wilayas is in French order, by default and by name", async () => {
  const cms = async (query: string) => {
    const answer = await office.ask(`wilayas?limit=100&where[code][exists]=true&${query}`);
    const { docs } = await json<{ docs: { name: string; code: number | null }[] }>(answer);
    return docs.flatMap(({ name, code }) => (code === null ? [] : [name]));
  };

  const [byDefault, byName, backwards] = await Promise.all(['', 'sort=name', 'sort=-name'].map(cms));

  const first = ['Adrar', 'Aflou', 'Aïn Defla', 'Aïn Oussera', 'Aïn Témouchent', 'Alger', 'Annaba', 'Barika'];
  expect(byDefault?.slice(0, first.length)).toEqual(first);
  expect(byName).toEqual(byDefault);
  expect(backwards).toEqual(byDefault?.toReversed());
});

it("the CMS's list of brands ignores accents too, and answers hold no folded name", async () => {
  const word = randomUUID();
  for (const start of ['Zb', 'Éa', 'Ec']) await office.create('tags', { name: `${start} ${word}` });

  const answer = await office.ask(`tags?where[name][like]=${word}`);

  const { docs } = await json<{ docs: { name: string }[] }>(answer);
  expect(docs.map(({ name }) => name.slice(0, 2))).toEqual(['Éa', 'Ec', 'Zb']);
  expect(docs.map((doc) => 'nameFolded' in doc)).toEqual([false, false, false]);
});
