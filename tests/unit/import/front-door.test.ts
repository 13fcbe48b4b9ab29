/** How every uploaded table is read: its quotes, its separator, its encoding, and names that a spreadsheet has changed. */

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBoilerTable } from '@/boilers/importing/read-boiler-table';
import { readFees } from '@/catalogue/editing/fees/read-file';
import { readProductTable } from '@/catalogue/importing/product-table';
import { COLUMN_KINDS, nameAsTyped } from '@/domain/import/column-kinds';
import { decodeDos } from '@/domain/import/text-file';
import { parseImport } from '@/parcels/files/parse-import';
import { readXlsx } from '@/tables/read-xlsx';
import { spreadsheet } from '../../support/spreadsheet';
import { cases } from '../support/cases';

const encode = (text: string) => new TextEncoder().encode(text);

const bytesOf = (file: string | Uint8Array) => (typeof file === 'string' ? encode(file) : file);

async function productTable(file: string | Uint8Array) {
  const table = await readProductTable(bytesOf(file));
  if (!table.ok) throw new Error(table.problem.code);
  return table;
}

/** Each line's number with its problem's code, or its cells joined. */
async function productLines(file: string | Uint8Array): Promise<string[]> {
  const { lines } = await productTable(file);
  return lines.map(({ line, cells, problem }) => `${line}: ${problem?.code ?? Object.values(cells).join(' / ')}`);
}

async function stateLines(file: string): Promise<string[]> {
  const read = await parseImport({ bytes: encode(file), headers: {}, need: 'status' });
  if (!read.ok) throw new Error(read.problem.code);
  return read.lines.map((line) => `${line.line}: ${line.problem?.code ?? `${line.reference} / ${line.status}`}`);
}

const readAs = async (file: Uint8Array) => (await productTable(file)).readAs;

describe('a quote that is not closed', () => {
  const OPEN = 'lineQuoteOpen';

  it.each([
    ['and joins none of the next', 'A,"Joint,1\nB,x,2\nC,"Vanne 3/4",3\n', [OPEN, 'B / x / 2', 'C / Vanne 3/4 / 3']],
    ['in the last line, too', 'A,Joint,1\nB,"Sonde', ['A / Joint / 1', OPEN]],
    ['if a later quote would close it', 'A,"1/2,1\nB,Joint 3/4",2\nC,x,3\n', [OPEN, 'B / Joint 3/4" / 2', 'C / x / 3']],
    ['but not a cell of one row', 'A,"Joint,1\nB,"\nC,x,3\n', [OPEN, OPEN, 'C / x / 3']],
  ])('refuses its line, %s', async (_, rows, lines) => {
    const expected = lines.map((line, index) => `${index + 2}: ${line}`);
    expect(await productLines(`reference,title,price\n${rows}`)).toEqual(expected);
  });

  it("does so in a courier's file and in a table of fees", async () => {
    expect(await stateLines('reference;status\n1;"Livré\n2;Livré\n3;Retour"\n4;Livré\n')).toEqual([
      '2: lineQuoteOpen',
      '3: 2 / Livré',
      '4: 3 / Retour"',
      '5: 4 / Livré',
    ]);
    const fees = await readFees(encode('wilaya_id;home;days\n1;"500;2-3\n2;600;"2-3"\n'));
    expect(fees.ok && fees.lines.map(({ problem }) => problem?.code ?? null)).toEqual(['lineQuoteOpen', null]);
  });

  it('is told from a quoted cell of several lines, and from the sign for inches', async () => {
    expect(await productLines('reference,description,price\nA,"one\ntwo, ""three""",5\nB,1/2" x 3/4",6\n')).toEqual([
      '2: A / one\ntwo, "three" / 5',
      '4: B / 1/2" x 3/4" / 6',
    ]);
  });
});

describe('a first line that names the separator', () => {
  it.each([
    ['sep=;\nreference;title\nA;x, y\n', ';', 'A / x, y'],
    ['"sep=;"\r\nreference;title\r\nA;x, y\r\n', ';', 'A / x, y'],
    ['\ufeffsep=,\nreference,title\nA,x; y\n', ',', 'A / x; y'],
    ['SEP=\t\nreference\ttitle\nA\tx; y\n', '\t', 'A / x; y'],
    ['sep=|\nreference|title\nA|x; y\n', '|', 'A / x; y'],
  ])('%j is skipped, and its separator is used', async (csv, separator, cells) => {
    expect(await productLines(csv)).toEqual([`3: ${cells}`]);
    expect(await readAs(encode(csv))).toEqual({ format: 'csv', encoding: 'utf-8', separator });
  });

  it('is skipped in every table', async () => {
    expect(await stateLines('sep=;\nreference;status\n1;Livré\n')).toEqual(['3: 1 / Livré']);
    expect(await readFees(encode('sep=;\nwilaya_id;home\n1;500\n'))).toMatchObject({ ok: true });
    expect(await readBoilerTable('part-numbers', encode('sep=;\nproduct;number\n1;500\n'))).toMatchObject({ ok: true });
  });
});

describe('a wrong byte', () => {
  const file = (...lines: (string | number[])[]) =>
    new Uint8Array(Buffer.concat(lines.map((line) => Buffer.from(line as string))));

  it('in a file of UTF-8 refuses its line, and leaves the others as they are', async () => {
    const bytes = file('reference,title\nA,Circulateur é\nB,Purg', [0xe9], '\nC,Électrode\n');

    expect(await productLines(bytes)).toEqual(['2: A / Circulateur é', '3: lineNotUtf8', '4: C / Électrode']);
  });

  it('refuses its line below cells of several lines, with the number of the bad one', async () => {
    const { lines } = await productTable(file('reference,description\r\nA,"é\r\nb', [0xff], '"\r\nB,é\r\n'));

    expect(lines.map(({ line }) => line)).toEqual([2, 4]);
    expect(lines.map(({ problem }) => problem)).toEqual([{ code: 'lineNotUtf8', values: { line: 3 } }, null]);
  });

  it('does so in a file with a mark that has no other character beyond ASCII', async () => {
    const bytes = file('\ufeffreference,title\nA,x', [0xe9], '\nB,y\n');

    expect(await productLines(bytes)).toEqual(['2: lineNotUtf8', '3: B / y']);
  });
});

describe('a file in an older encoding', () => {
  const TEXT = 'reference;title\nA;Électrode d’allumage à 12 €, complète\nB;Sonde n° 3 « été »\n';
  /** The text in an encoding that the runtime can only read. */
  const encodeAs = (encoding: string, text: string) => {
    const decode = (byte: Uint8Array) =>
      encoding === 'ibm850' ? decodeDos(byte) : new TextDecoder(encoding).decode(byte);
    const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decode(Uint8Array.of(byte)), byte]));
    return Uint8Array.from([...text].map((character) => bytes.get(character) ?? 0x3f));
  };

  it.each(['windows-1252', 'macintosh'] as const)('%s is read as such, and the answer says so', async (encoding) => {
    const bytes = encodeAs(encoding, TEXT);

    expect(await readAs(bytes)).toEqual({ format: 'csv', encoding, separator: ';' });
    expect(await productLines(bytes)).toEqual([
      '2: A / Électrode d’allumage à 12 €, complète',
      '3: B / Sonde n° 3 « été »',
    ]);
  });

  it.each([
    ['windows-1252', 'Livré'],
    ['macintosh', 'Livré'],
    ['macintosh', 'Échangeur à plaques'],
    ['windows-1252', 'LIVRÉ À LA PORTE'],
    ['windows-1252', 'Échangeur'],
    ['ibm850', 'Électrode réglée'],
    ['ibm850', 'Livré à domicile'],
    ['ibm850', 'Pièce détachée n° 2'],
    ['macintosh', 'Pièce détachée n° 2'],
    ['macintosh', 'être âgé, à côté'],
    ['windows-1256', 'مضخة التدفئة'],
    ['windows-1256', 'Pompe مضخة'],
  ] as const)('%s is told by %j alone', async (encoding, title) => {
    const bytes = encodeAs(encoding, `reference;title\nA;${title}\n`);

    expect(await productLines(bytes)).toEqual([`2: A / ${title}`]);
    expect((await readAs(bytes)).encoding).toBe(encoding);
  });

  it.each([
    ['utf-16le', true],
    ['utf-16le', false],
    ['utf-16be', true],
    ['utf-16be', false],
  ] as const)('%s is read, with its mark (%s) or without', async (encoding, hasMark) => {
    const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${TEXT}`, 'utf16le');
    if (encoding === 'utf-16be') bytes.swap16();

    expect(await readAs(new Uint8Array(bytes))).toEqual({ format: 'csv', encoding, separator: ';' });
    expect((await productLines(new Uint8Array(bytes)))[1]).toEqual('3: B / Sonde n° 3 « été »');
  });
});

it('a time of a spreadsheet is the second that it shows', async () => {
  const times = ['2026-11-22T08:30:00Z', '2026-11-22T08:29:59Z', '2026-11-22T23:59:59Z', '2026-11-22T00:00:00Z'];
  const cells = times.map((time) => [{ value: new Date(time), type: Date, format: 'yyyy-mm-dd hh:mm:ss' }]);
  const read = await readXlsx(await spreadsheet([[{ value: 'Date' }], ...cells]));

  const shown = read.ok ? read.rows.slice(1).map((row) => row.cells[0]) : [];
  expect(shown).toEqual(['2026-11-22 08:30:00', '2026-11-22 08:29:59', '2026-11-22 23:59:59', '2026-11-22']);
});

it.each([[[0, 1]], [[0x50, 0, 0, 0x50, 0, 0, 0, 7]]])('bytes such as %j are no table', async (bytes) => {
  const read = await readProductTable(Uint8Array.from(bytes));

  expect(read).toMatchObject({ ok: false, problem: { code: 'importNotCsv' } });
});

describe('a name that a spreadsheet has changed', () => {
  it.each([
    ['cellAsNumber', '1,23E+11 2.1345E+14 1E+05 1.2e10 7618205.0 7618205,00'],
    ['cellAsDate', '10-oct oct-10 10-oct. 2-mars-26 Mar-10 01/02/2026 1/2/26 2026-02-01'],
    ['cellIsError', '#REF! #N/A #VALUE! #VALEUR! #NAME? #NOM? #DIV/0! #####'],
  ])('is refused as %s: %s', (code, texts) => {
    for (const text of texts.split(' ')) expect(nameAsTyped(text), text).toBe(code);
  });

  it.each(cases`
    7618205 | 0020133816 | 12E5 | 3.014.425 | 10-025/A | UPS 25-60 | A#1 | Mar-B10 | 24/28 | 1.5 | 1042
  `)('%j is a name', (text) => {
    expect(nameAsTyped(text)).toBe(null);
  });

  it('is taken as typed where a program marked it as a text', async () => {
    const file = `reference,title\n="0012345",a\n"=""0012346""",b\n'0012347,c\n`;

    expect(await productLines(file)).toEqual(['2: 0012345 / a', '3: 0012346 / b', "4: '0012347 / c"]);
  });

  it('refuses its line in every table that names something, by the kind of its column', async () => {
    expect(await productLines('reference,title\n"1,23E+11",a\n10-oct,b\nC,10-oct\n#REF!,d\nE,#N/A\n')).toEqual([
      '2: cellAsNumber',
      '3: cellAsDate',
      '4: C / 10-oct',
      '5: cellIsError',
      '6: cellIsError',
    ]);
    expect(
      await stateLines('tracking;reference;status\n2.1345E+14;;Livré\nT-1;1042.0;Livré\nT-2;1042;Livré\n'),
    ).toEqual(['2: cellAsNumber', '3: cellAsNumber', '4: 1042 / Livré']);
    const numbers = await readBoilerTable('part-numbers', encode('product,number\nA,7618205.0\n01/02/2026,5\n'));
    expect(numbers.ok && numbers.lines.map(({ problem }) => problem?.code)).toEqual(['cellAsNumber', 'cellAsDate']);
    const models = await readBoilerTable('boiler-models', encode('brand,range,model,plate_codes\na,b,c,12 | oct-10\n'));
    expect(models.ok && models.lines[0]?.problem).toEqual({
      code: 'cellAsDate',
      values: { column: 'plate_codes', text: 'oct-10' },
    });
  });

  it('is no matter in an amount or a date', async () => {
    expect(await productLines('reference,date,price\nA,01/02/2026,7.0\n')).toEqual(['2: A / 01/02/2026 / 7.0']);
  });

  it('cannot be in a column that was forgotten: each table says what all of its columns hold', () => {
    for (const kinds of Object.values(COLUMN_KINDS)) expect(Object.values(kinds)).not.toContain(undefined);
  });
});

describe('a spreadsheet', () => {
  it('gives whole numbers exactly up to 2^53, and refuses larger ones as names', async () => {
    const bytes = await spreadsheet([
      ['reference', 'title', 'price'],
      [9_007_199_254_740_991, 'largest', 1],
      [1_234_567_890_123_456, 'sixteen digits', 0.1 + 0.2],
      [9_007_199_254_740_994, 'too large', 1],
      ['9007199254740994', 'as text', 1],
    ]);

    expect(await productLines(bytes)).toEqual([
      '2: 9007199254740991 / largest / 1',
      '3: 1234567890123456 / sixteen digits / 0.3',
      '4: cellAsNumber',
      '5: 9007199254740994 / as text / 1',
    ]);
    expect(await readAs(bytes)).toEqual({ format: 'xlsx', encoding: null, separator: null });
  });

  it('gives texts with their zeros, numbers without their format, booleans, and refuses dates as names', async () => {
    const day = { value: new Date(Date.UTC(2026, 9, 10)), type: Date, format: 'd-mmm' };
    const bytes = await spreadsheet([
      ['reference', 'title', 'price', 'published'],
      ['0020133816', 'text', { value: 1234.5, type: Number, format: '#,##0.00' }, true],
      [20133816, 'number', 5, false],
      [day, 'date', 5, true],
    ]);

    expect(await productLines(bytes)).toEqual([
      '2: 0020133816 / text / 1234.5 / true',
      '3: 20133816 / number / 5 / false',
      '4: cellAsDate',
    ]);
  });

  it.each([
    ['has its errors refused, not taken for blank cells', 't="e"><v>#REF!</v>', '2: cellIsError'],
    ['may have inline texts', 't="inlineStr"><is><t>0012</t></is>', '2: A / 0012'],
  ])('%s', async (_, cell, line) => {
    const entries = unzipSync(await spreadsheet(['reference title', 'A x'].map((row) => row.split(' '))));
    const sheet = 'xl/worksheets/sheet1.xml';
    const xml = strFromU8(entries[sheet] ?? new Uint8Array());
    const changed = strToU8(xml.replace(/<c r="B2"[^>]*>.*?<\/c>/, `<c r="B2" ${cell}</c>`));

    expect(await productLines(new Uint8Array(zipSync({ ...entries, [sheet]: changed })))).toEqual([line]);
  });
});
