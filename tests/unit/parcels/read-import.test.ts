/** Files that couriers send: what is read of them, and what is refused. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ImportHeaders } from '@/domain/parcels/profile';
import { shippedProfile } from '@/domain/parcels/profiles';
import { type ImportInput, type ImportLine, MAX_COURIER_LINES } from '@/parcels/files/import-line';
import { parseImport } from '@/parcels/files/parse-import';
import { readImport } from '@/parcels/files/read-import';
import { sparseSpreadsheet, spreadsheet } from '../../support/spreadsheet';

const encode = (text: string) => new TextEncoder().encode(text);
const parseText = (text: string, headers: ImportHeaders = {}) =>
  parseImport({ bytes: encode(text), headers, need: 'status' });

async function linesOf(bytes: Uint8Array, { headers = {}, need = 'status' as const } = {}): Promise<ImportLine[]> {
  const read = await parseImport({ bytes, headers, need });
  if (!read.ok) throw new Error(read.problem.code);
  return read.lines;
}

async function problemOf(bytes: Uint8Array, need: 'status' | 'amount' = 'status') {
  const read = await parseImport({ bytes, headers: {}, need });
  return read.ok ? null : read.problem.code;
}

const BLANK = { tracking: '', date: '', reason: '', amount: '', fee: '' };
const LINE = { line: 2, problem: null, ...BLANK, reference: '1042', status: 'Livré' };

describe("a courier's file", () => {
  it.each([
    ['commas', encode('reference,status\r\n1042,Livré\r\n')],
    ['semicolons', encode('reference;status\n1042;Livré')],
    ['tabs', encode('reference\tstatus\n1042\tLivré\n\n')],
    ['a byte order mark', encode('\ufeffreference;status\n1042;Livré\n')],
    ['Windows-1252', Buffer.from('reference;status\n1042;Livré\n', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('reference;status\n1042;Livré\n', 'utf16le')])],
    ['quotes', encode('"reference","status"\n"1042","Livré"\n')],
    ['bars', encode('reference|status\n1042|Livré\n')],
    ['UTF-16 without a mark', Buffer.from('reference;status\n1042;Livré\n', 'utf16le')],
  ])('with %s is read', async (_, bytes) => {
    expect(await linesOf(bytes)).toEqual([LINE]);
  });

  it('may be a spreadsheet, with numbers and dates', async () => {
    const date = { value: new Date(Date.UTC(2026, 10, 22, 10, 30)), type: Date, format: 'yyyy-mm-dd hh:mm' };
    const day = { value: new Date(Date.UTC(2026, 10, 22)), type: Date, format: 'dd/mm/yyyy' };
    const bytes = await spreadsheet([
      ['Référence', 'Statut', 'Date', 'Montant', 'Motif'],
      [1042, 'Livré', date, 3400.5, null],
      [null, null, null, null, null],
      ['1043', 'En attente', day, 0.1 + 0.2, 'Absent'],
    ]);
    const second = { line: 4, reference: '1043', status: 'En attente', reason: 'Absent' };
    expect(await linesOf(bytes)).toEqual([
      { ...LINE, date: '2026-11-22 10:30:00', amount: '3400.5' },
      { ...LINE, ...second, date: '2026-11-22', amount: '0.3' },
    ]);
  });

  it('names its columns as the profile says, or as is usual', async () => {
    const headers = shippedProfile('yalidine')?.imports ?? {};
    const names = 'Order_ID,Tracking,Last status,date_last_status,Motif';
    const lines = await linesOf(encode(`${names}\n1042,yal-1,Livré,2026-11-22 10:00:00,x\n`), { headers });
    expect(lines).toEqual([{ ...LINE, tracking: 'yal-1', date: '2026-11-22 10:00:00', reason: 'x' }]);
  });

  it('prefers the columns of the profile to the usual ones', async () => {
    const headers = { status: ['Situation'], reference: ['Ref'] };
    const [line] = await linesOf(encode('reference,status,ref,situation\n1,a,1042,Livré\n'), { headers });
    expect(line).toMatchObject({ reference: '1042', status: 'Livré' });
  });

  it.each([
    ['the name of the courier', 'Liste des colis\n\nreference,status\n1042,Livré\n'],
    ['a title without the separator of its lines', 'Colis du 22/11\r\n\r\nreference;status\r\n1042;Livré\r\n'],
  ])('may begin with %s', async (_, text) => {
    expect(await linesOf(encode(text))).toEqual([{ ...LINE, line: 4 }]);
  });

  it('counts lines as an editor does, also below cells of several lines', async () => {
    const lines = await linesOf(encode('reference,status,reason\n1,a,"x\ny"\n\n2,b,z\n'));
    expect(lines.map(({ line, reason }) => `${line}: ${reason}`)).toEqual(['2: x y', '5: z']);
  });

  it('may have rows that are too short or too long', async () => {
    const lines = await linesOf(encode('reference,status\n1\n2,b,c,d\n'));
    expect(lines.map(({ reference, status }) => `${reference}: ${status}`)).toEqual(['1: ', '2: b']);
  });

  it('loses what the database cannot hold', async () => {
    const long = 'x'.repeat(1000);
    const [line] = await linesOf(encode(`reference,status,reason\n1\u0007042,Liv\u001bré,${long}\n`));
    expect([line?.reference, line?.status, line?.reason.length]).toEqual(['1 042', 'Liv ré', 500]);
  });

  it.each<[string, Uint8Array]>([
    ['courierFileEmpty', encode('')],
    ['courierFileEmpty', encode('\n\n')],
    ['courierFileEmpty', encode('reference,status\n')],
    ['courierColumnsMissing', encode('reference,amount\n1,2\n')],
    ['courierColumnsMissing', encode('status\nLivré\n')],
    ['courierFileUnreadable', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0)],
    ['courierFileUnreadable', encode('PK\u0003\u0004 and no more')],
    ['courierFileUnreadable', zipSync({ 'a.txt': strToU8('no spreadsheet') })],
  ])('is refused: %s', async (code, bytes) => {
    expect(await problemOf(bytes)).toBe(code);
  });

  it('needs the columns of its purpose', async () => {
    const bytes = encode('tracking,status\nyal-1,Livré\n');
    expect([await problemOf(bytes), await problemOf(bytes, 'amount')]).toEqual([null, 'courierColumnsMissing']);
  });

  it('asks for the date of its statuses while a column is left that may be it', async () => {
    const text = 'tracking,status,Le\nyal-1,Livré,22/11/2026\n';
    const columns = [
      { heading: 'tracking', field: 'tracking' },
      { heading: 'status', field: 'status' },
      { heading: 'Le', field: null },
    ];
    const question = { columns, sample: [['yal-1', 'Livré', '22/11/2026']], needed: [['date']] };
    expect(await parseText(text)).toEqual({ ok: false, problem: { code: 'courierDateMissing' }, question });
    const again = (more: Partial<ImportInput>) =>
      parseImport({ bytes: encode(text), headers: {}, need: 'status', ...more });
    expect(await again({ choice: [['le', 'date']] })).toMatchObject({ ok: true, lines: [{ date: '22/11/2026' }] });
    expect(await again({ choice: [['le', null]] })).toMatchObject({ ok: true, lines: [{ date: '' }] });
    expect(await again({ isDated: true })).toMatchObject({ ok: true, lines: [{ date: '' }] });
  });

  it('shows the likeliest line of headings where it cannot read them', async () => {
    const columns = [...'ABC'].map((heading) => ({ heading }));
    const sample = ['123', '456'].map((row) => [...row]);
    expect(await parseText('Relevé\n\nA;B;C\n1;2;3\n4;5;6\n')).toMatchObject({
      problem: { code: 'courierColumnsMissing' },
      question: { columns, sample, needed: [['reference', 'tracking'], ['status']] },
    });
    expect(await parseText('Relevé du 22/11\nx;Etat;y;z\nyal-1;Livré;2;3\n')).toMatchObject({
      question: { needed: [['reference', 'tracking']], sample: [['yal-1', 'Livré', '2', '3']] },
    });
  });

  it('has at most 20,000 lines', async () => {
    const text = (count: number) => `reference,status\n${'1042,Livré\n'.repeat(count)}`;
    expect(await parseText(text(MAX_COURIER_LINES))).toMatchObject({ ok: true });
    expect(await problemOf(encode(text(MAX_COURIER_LINES + 1)))).toBe('courierFileTooManyLines');
    const long = `reference,status\n${'\n'.repeat(10)}${'x,\n'.repeat(3 * MAX_COURIER_LINES)}`;
    expect(await problemOf(encode(long))).toBe('courierFileTooManyLines');
  });
});

describe('a hostile spreadsheet', () => {
  /** A spreadsheet whose first sheet has this XML. */
  async function withSheet(xml: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const entries = unzipSync(await spreadsheet([['reference', 'status']]));
    return new Uint8Array(zipSync({ ...entries, 'xl/worksheets/sheet1.xml': xml }, { level: 1 }));
  }
  it('that unpacks to more than 60 MB is refused before it is unpacked', async () => {
    const bomb = await withSheet(new Uint8Array(60_000_001));
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(await problemOf(bomb)).toBe('courierFileUnreadable');
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  });

  it('that states a smaller size than it has is refused', async () => {
    const bomb = await withSheet(new Uint8Array(20_000_000));
    const view = new DataView(bomb.buffer);
    // The sizes are in the central directory, whose entries begin with PK 01 02.
    for (let at = 0; at < bomb.length - 46; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 20_000_000)
        view.setUint32(at + 24, 1000, true);
    }
    expect(await problemOf(bomb)).toBe('courierFileUnreadable');
  });

  it('with a cell a million rows below the others has too many lines', async () => {
    expect(await problemOf(await sparseSpreadsheet(['A1', 'A1048576']))).toBe('courierFileTooManyLines');
  });

  it('that is too wide and too long ends with its process', async () => {
    const large = await sparseSpreadsheet(['A1', 'XFD60000']);
    const read = await readImport({ bytes: large, headers: {}, need: 'status' });
    expect(read).toMatchObject({ ok: false, problem: { code: 'courierFileUnreadable' } });
    // The next file is read by a new process.
    const bytes = encode('reference,status\n1042,Livré\n');
    expect(await readImport({ bytes, headers: {}, need: 'status' })).toMatchObject({ ok: true, lines: [LINE] });
  });
});

describe('reading a file of 10,000 lines', () => {
  it('keeps nobody else waiting', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [`${index + 1}`, 'Livré', '2026-11-22 10:00', 'x']);
    const bytes = await spreadsheet([['reference', 'status', 'date', 'reason'], ...rows]);
    await readImport({ bytes: encode('reference,status\n1,x\n'), headers: {}, need: 'status' });
    const before = process.threadCpuUsage();
    const read = await readImport({ bytes, headers: {}, need: 'status' });
    const { user, system } = process.threadCpuUsage(before);
    expect(read.ok && read.lines.length).toBe(10_000);
    // The whole work of the answering thread, in microseconds; a wait for a busy processor does not count.
    expect(user + system).toBeLessThan(200_000);
  });

  it('is not begun for a file that is too large', async () => {
    const read = await readImport({ bytes: new Uint8Array(10_000_001), headers: {}, need: 'status' });
    expect(read).toMatchObject({ ok: false, problem: { code: 'courierFileTooLarge', values: { megabytes: 10 } } });
  });
});
