/** The papers of parcels, opened again: what is written where, and whether a scanner reads the barcode. */
import { BarcodeFormat, BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParcelSheet } from '@/domain/parcels/sheet';
import type { Batch } from '@/parcels/papers/batch';
import { drawParcelPaper, type ParcelPaper } from '@/parcels/papers/draw-parcel-paper';
import { paperPdf } from '@/parcels/papers/papers';
import { cases } from '../support/cases';
import { AFLOU, OWN_WILAYA, parcelItem, parcelSheet } from '../support/parcel-sheet';
import { type PdfPage, type PdfText, pdfPages } from '../support/pdf-content';

const MM = 72 / 25.4;

const batchOf = (sheets: readonly ParcelSheet[]): Batch => ({
  ...{ batchId: 3, courier: 'Yalidine', createdAt: '2026-11-22T23:30:00.000Z', sheets },
});

async function pagesOf(paper: ParcelPaper, ...sheets: ParcelSheet[]): Promise<PdfPage[]> {
  return pdfPages(await drawParcelPaper({ paper, batch: batchOf(sheets) }));
}

const manySheets = (count: number) => Array.from({ length: count }, (_, index) => parcelSheet({ orderId: index + 1 }));
const PIECE = parcelItem({ quantity: 1 });
const manyItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...PIECE, title: `Pièce ${index + 1}`, productId: index + 1 }));

async function labelOf(changes: Partial<ParcelSheet> = {}): Promise<PdfPage> {
  const [page] = await pagesOf('labels', parcelSheet(changes));
  return page ?? expect.fail('no page');
}

/** The texts of a page by line, from top to bottom; Arabic is in the order of paper, from left to right. */
function linesOf({ texts }: PdfPage): string[] {
  const lines = Map.groupBy(texts, ({ baseline, size }) => `${baseline.toFixed(1)} ${size}`);
  const byHeight = [...lines.values()].sort((left, right) => (left[0]?.baseline ?? 0) - (right[0]?.baseline ?? 0));
  return byHeight.map((line) =>
    line
      .toSorted((left, right) => left.x - right.x)
      .map(({ text }) => plain(text))
      .join(''),
  );
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const textOf = (page: PdfPage) => linesOf(page).join('\n');
const reversed = (text: string) => [...text].toReversed().join('');
const sizeOf = (page: PdfPage, text: string) => page.texts.find((entry) => plain(entry.text) === text)?.size ?? 0;

/** Texts that reach beyond the margin of the page, or into another text. */
function misplaced({ texts, width, height }: PdfPage, margin: number): string[] {
  // Marks of vowels stand on their letters.
  const seen = texts.filter(({ text }) => !/^[\s\p{M}]*$/u.test(text));
  const outside = seen.filter(
    ({ x, width: length, baseline, size }) =>
      x < margin - 0.1 ||
      x + length > width - margin + 0.1 ||
      baseline - size < margin - size ||
      baseline > height - margin,
  );
  const overlapping = seen.filter((text, index) => seen.slice(index + 1).some((other) => overlap(text, other)));
  return [...outside, ...overlapping].map(
    ({ text, x, baseline }) => `${text} at ${x.toFixed(0)},${baseline.toFixed(0)}`,
  );
}

function overlap(one: PdfText, other: PdfText): boolean {
  const top = ({ baseline, size }: PdfText) => baseline - 0.7 * size;
  const isBeside = one.x + one.width <= other.x + 0.1 || other.x + other.width <= one.x + 0.1;
  return !isBeside && top(one) < other.baseline && top(other) < one.baseline;
}

/** What a scanner reads in the printed page, at 203 dots an inch. */
function scan(page: PdfPage): string {
  const dots = 203 / 72;
  const [width, height] = [Math.round(page.width * dots), 40];
  const bars = page.rects.filter((rect) => rect.isFilled && rect.height > 10 * MM && rect.width < 3 * MM);
  const dark = Array.from({ length: width }, (_, dot) =>
    bars.some((bar) => (dot + 0.5) / dots >= bar.x && (dot + 0.5) / dots < bar.x + bar.width),
  );
  const pixels = new Uint8ClampedArray(width * height).map((_, index) => (dark[index % width] ? 0 : 255));
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  const result = new Code128Reader().decode(bitmap);
  expect(result.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
  return result.getText();
}

describe('a label', () => {
  it('is 100 by 150 mm and names sender, place, receiver, amount, contents and order', async () => {
    const label = await labelOf({
      customer: { firstName: 'Amine', lastName: 'Bensaïd', phone: '+213550123456', phone2: '021234567' },
    });
    expect([label.width / MM, label.height / MM].map(Math.round)).toEqual([100, 150]);
    expect(linesOf(label)).toEqual([
      'Expéditeur',
      'ThermoPièces',
      'Douera, Alger',
      '0550 12 34 56 / 0770 65 43 21',
      '16',
      expect.any(String),
      'Alger',
      expect.any(String),
      'Alger Centre',
      'À DOMICILE',
      'Destinataire',
      'Amine Bensaïd',
      '0550 12 34 56 / 021 23 45 67',
      '12 rue Didouche Mourad, Alger',
      'À encaisser',
      '4 000,00 DZD',
      'Contenu : 3 pièces',
      '2 x Circulateur UPS 25-6096281375',
      '1 x Joint plat',
      'Commande n° 1042',
      'Yalidine',
      'Lot 3 · 22/11/2026',
      '1042',
    ]);
  });

  it('has the code of the wilaya as its largest text, and that of the mother small', async () => {
    const label = await labelOf({ wilaya: AFLOU });
    expect(sizeOf(label, '59')).toBe(Math.max(...label.texts.map(({ size }) => size)));
    expect(sizeOf(label, '59')).toBeGreaterThan(40);
    expect(sizeOf(label, 'ex 03 Laghouat')).toBeLessThan(10);
    expect(textOf(await labelOf({ wilaya: { code: 5, name: 'Batna', nameAr: '', mother: null } }))).toContain('\n05\n');
  });

  it('names a wilaya without a code, and the city without a commune', async () => {
    const text = textOf(await labelOf({ wilaya: OWN_WILAYA, commune: null, city: 'Hassi Messaoud' }));
    expect(text).toContain('Base de vie\nHassi Messaoud\n');
    expect(text).not.toContain('null');
  });

  it('says that it goes to the desk, white on black, and that nothing is to be collected', async () => {
    const label = await labelOf({ isDesk: true, codCentimes: 0 });
    for (const part of ['STOP DESK', 'Rien à encaisser']) expect(textOf(label)).toContain(part);
    expect(textOf(label)).not.toContain('DOMICILE');
    expect(label.rects.filter((rect) => rect.isFilled && rect.width > 80 * MM)).toHaveLength(1);
  });

  it.each([1, 7, 42, 1042, 123_456, 2_147_483_647])('has the order %i as Code 128, on A4 as well', async (orderId) => {
    for (const paper of ['labels', 'labels-a4'] as const)
      for (const page of await pagesOf(paper, parcelSheet({ orderId }))) expect(scan(page)).toBe(String(orderId));
  });

  it('lists twelve articles without leaving one out, and counts those that have no room', async () => {
    const shownOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('1 x Pièce')).length;
    expect(shownOf(linesOf(await labelOf({ items: manyItems(12) })))).toBe(12);

    const lines = linesOf(await labelOf({ items: manyItems(40) }));
    expect(shownOf(lines)).toBeGreaterThan(8);
    expect(lines).toContain(`+ ${40 - shownOf(lines)} autres articles`);
  });

  it('spells out what its font lacks', async () => {
    expect(textOf(await labelOf({ city: '東京', commune: null }))).toContain('\n[U+6771][U+4EAC]\n');
  });

  it('has no text outside of its margins or in another, whatever the customer wrote', async () => {
    const WORDS = cases`محمد | عبد | الله | (الطابق | 3) | 16 | Cité | — | bâtiment | Ⅷ | 😀 | 東京 | مُحَمَّد | שלום | ∕`;
    const word = fc.oneof(
      fc.constantFrom(...WORDS),
      fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
      fc.nat({ max: 150 }).map((length) => 'x'.repeat(length)),
    );
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
    const sheet = fc.record({
      name: text,
      phone: fc.constantFrom('0550123456', '+33612345678', '+999123456789012', 'sans'),
      address: text,
      city: text,
      remark: text,
      tracking: text,
      titles: fc.array(text, { minLength: 1, maxLength: 14 }),
      code: fc.constantFrom(null, 16, 69),
      codCentimes: fc.constantFrom(0, 1, 400_000, 9_999_999_999),
      orderId: fc.constantFrom(1, 2_147_483_647),
    });
    await fc.assert(
      fc.asyncProperty(sheet, async ({ name, phone, titles, code, city, ...others }) => {
        const place = { name: city, nameAr: city };
        const label = await labelOf({
          ...others,
          city: name,
          customer: { firstName: name, lastName: name, phone, phone2: phone },
          commune: { code: 1, ...place },
          wilaya: { code, ...place, mother: { code: 3, name: city } },
          courier: { name: city, fromWilaya: '' },
          items: titles.map((title) => parcelItem({ title, reference: title })),
        });
        expect(misplaced(label, 4 * MM)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('Arabic on paper', () => {
  it('stands from right to left, its words and its letters', async () => {
    const label = await labelOf({
      customer: { firstName: 'محمد', lastName: 'بن عبد الله', phone: '0550123456', phone2: '' },
    });
    expect(textOf(label)).toContain([...'محمد بن عبد الله'].toReversed().join(''));
    const name = label.texts.filter(({ size, text }) => size === 16 && /\p{Script=Arabic}/u.test(text));
    const end = Math.max(...name.map(({ x, width }) => x + width));
    expect(end).toBeCloseTo(label.width - 4 * MM, 0);
  });

  it('has joined letters: the same letter in three forms', async () => {
    const label = await labelOf({ address: 'ببب', city: 'Alger Centre' });
    const word = label.texts.find(({ text }) => text === 'ببب');
    expect(new Set(word?.glyphs).size).toBe(3);
  });

  it.each([
    ['حي 500 مسكن (Bloc B) قرب', `${reversed('قرب')} (Bloc B) ${reversed('مسكن')} 500 ${reversed('حي')}`],
    ['Cité محمد بوضياف n° 3', `Cité ${reversed('محمد بوضياف')} n° 3`],
  ])('keeps words of the other script, numbers and brackets readable between: %s', async (address, line) => {
    expect(textOf(await labelOf({ address, city: 'Alger Centre' }))).toContain(line);
  });
});

it('labels on A4 are four a page', async () => {
  const pages = await pagesOf('labels-a4', ...manySheets(5));
  expect(pages.map(({ width, height }) => [width / MM, height / MM].map(Math.round))).toEqual(
    Array(2).fill([210, 297]),
  );
  const orders = pages.map((page) =>
    page.texts.filter(({ text }) => text.startsWith('Commande')).map(({ text }) => plain(text)),
  );
  expect(orders).toEqual([['Commande n° 1', 'Commande n° 2', 'Commande n° 3', 'Commande n° 4'], ['Commande n° 5']]);
  for (const page of pages) expect(misplaced(page, 3 * MM)).toEqual([]);
});

describe('the picking list', () => {
  it('has each product once, with its pieces and orders', async () => {
    const other = parcelSheet({ orderId: 1041, items: [PIECE] });
    const [page] = await pagesOf('picking-list', parcelSheet(), other);
    const lines = page ? linesOf(page) : [];
    expect(lines.slice(0, 3)).toEqual(
      cases`ThermoPièces | Bon de préparation du lot 3 | Yalidine · 23/11/2026 · 2 colis · 4 pièces`,
    );
    const text = lines.join('\n');
    expect(text.match(/Circulateur/g)).toHaveLength(1);
    expect(text).toContain('1041, 1042 (2)');
    expect(text).toContain('Page 1 sur 1');
  });

  it('goes on over pages without losing a product', async () => {
    const pages = await pagesOf('picking-list', parcelSheet({ items: manyItems(120) }));
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(new Set(texts.filter((text) => text.startsWith('Pièce'))).size).toBe(120);
    for (const page of pages)
      expect([misplaced(page, 10 * MM), textOf(page).includes('Référence')]).toEqual([[], true]);
  });
});

describe('the hand-over sheet', () => {
  it('lists every parcel with its amount, their sum and two places to sign', async () => {
    const sheets = [parcelSheet({ tracking: 'yal-1' }), parcelSheet({ orderId: 1043, isDesk: true, codCentimes: 50 })];
    const [page] = await pagesOf('hand-over', ...sheets);
    const text = page ? textOf(page) : '';
    for (const part of [
      ...['Bordereau de remise du lot 3', '1042', 'yal-1', '16 Alger, Alger Centre', '1043', 'STOP DESK'],
      ...['4 000,00 DZD', '0,50 DZD', 'Total : 2 colis, 4 000,50 DZD', 'Remis par', 'Reçu par Yalidine'],
    ])
      expect(text).toContain(part);
  });

  it('keeps the telephone of an Arabic receiver in one piece', async () => {
    const customer = { firstName: 'محمد', lastName: 'بوضياف', phone: '0550123456', phone2: '' };
    const [page] = await pagesOf('hand-over', parcelSheet({ customer }));
    expect(page?.texts.map(({ text }) => text)).toContain('0550 12 34 56');
  });

  it.each([18, 19, 20, 21, 22, 23, 24, 25])('signs %i parcels on a page with room for it', async (count) => {
    const pages = await pagesOf('hand-over', ...manySheets(count));
    for (const page of pages) expect(misplaced(page, 10 * MM)).toEqual([]);
    const last = pages.at(-1) ?? expect.fail('no page');
    const signed = last.rects.filter(({ height }) => height > 30 * MM);
    expect(signed.filter(({ y, height }) => y + height >= 280 * MM)).toEqual([]);
    expect(textOf(last)).toContain('Remis par');
  });
});

it('300 labels are drawn in a thread, so that others are answered meanwhile', async () => {
  const sheets = manySheets(300).map((sheet, index) => ({ ...sheet, address: `حي ${index} مسكن عمارة 12 قرب المسجد` }));
  await paperPdf('hand-over', batchOf([]));
  const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const pdf = await paperPdf('labels', batchOf(sheets));
  // Of the whole process: the drawing itself is in another thread.
  const work = ({ user, system }: NodeJS.CpuUsage) => user + system;
  expect(work(process.threadCpuUsage(here))).toBeLessThan(work(process.cpuUsage(all)) / 2);
  expect(pdfPages(pdf)).toHaveLength(300);
});
