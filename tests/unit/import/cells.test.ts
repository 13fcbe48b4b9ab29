/** What people write into a table, and what is read of it. */
import { expect, it } from 'vitest';
import { cellChanges, meansTheSame } from '@/domain/import/canonical';
import { readDate, readFlag, readList, readStockStatus } from '@/domain/import/cells';
import { PRODUCT_COLUMNS, type ProductColumn, readHeader } from '@/domain/import/columns';

it('yes and no are read in English and in French', () => {
  expect(['true', 'VRAI', 'Oui', '1'].map(readFlag)).toEqual(Array(4).fill({ ok: true, value: true }));
  expect(['false', 'FAUX', 'non', '0'].map(readFlag)).toEqual(Array(4).fill({ ok: true, value: false }));
  expect(readFlag('?')).toMatchObject({ ok: false });
});

it('dates, statuses and lists are read as they are meant', () => {
  expect(readDate('2/1/2026')).toBe('2026-01-02');
  expect(readDate('2026-01-02')).toBe('2026-01-02');
  expect(readStockStatus('Out of stock')).toBe('outofstock');
  expect(readList(' A | B |A||')).toEqual(['A', 'B']);
  expect(meansTheSame('price', '1 250,00', '1250')).toBe(true);
  expect(meansTheSame('published', 'VRAI', 'true')).toBe(true);
  expect(meansTheSame('date', '22/11/2026', '2026-11-22T00:00:00.000Z')).toBe(true);
  expect(meansTheSame('title', 'a', 'A')).toBe(false);
});

it('the header names columns in any case, and reports unknown ones', () => {
  expect(readHeader([' Reference', 'SHORT description', 'poids', ''])).toEqual({
    ok: true,
    columns: ['reference', 'short_description', null, null],
    unknown: ['poids'],
    unnamed: 0,
  });
  expect(readHeader(['title', 'Title'])).toMatchObject({ ok: false });
});

it('numbers, yes and no, and statuses are shown before and after, however they are written; texts are named', () => {
  const before = { title: 'Avant', price: '1200', published: 'true', stock_status: 'instock' };
  // The list has every column.
  const kept = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])) as Record<ProductColumn, string>;
  const changed = { title: 'Après', price: '1 350,50', stock: '3', published: 'non', stock_status: 'outofstock' };

  expect(cellChanges(changed, { ...kept, ...before })).toEqual({
    short: [
      { column: 'price', before: '1200', after: '1350.5' },
      { column: 'stock', before: null, after: '3' },
      { column: 'stock_status', before: 'instock', after: 'outofstock' },
      { column: 'published', before: 'true', after: 'false' },
    ],
    others: ['title'],
  });
});
