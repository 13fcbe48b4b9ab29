/** Tables of products with a supplier's own headings. */
import { describe, expect, it } from 'vitest';
import { readProductTable } from '@/catalogue/importing/product-table';
import { choiceOf, type MappedColumn } from '@/domain/import/map-columns';

const read = (text: string, columns: MappedColumn[] = []) =>
  readProductTable(new TextEncoder().encode(text), async () => choiceOf(columns));

describe("a supplier's table", () => {
  it.each([
    ['Code article;Désignation;P.U. TTC;Qté', { price: '250', stock: '3' }],
    ['RÉF. ARTICLE;Libellé;Prix de vente TTC;Stock disponible', { price: '250', stock: '3' }],
    ['Item code;Product name;Selling price;Qty', { price: '250', stock: '3' }],
    // Without tax, or what the shop pays: not the price of a product.
    ['Référence;Désignation;P.U. HT;Prix d’achat', {}],
  ])('%s is understood', async (headings, amounts) => {
    const table = await read(`${headings}\nA1;Joint;250;3\n`);
    const lines = table.ok && table.lines.map(({ cells }) => cells);
    expect(lines).toEqual([{ reference: 'A1', title: 'Joint', ...amounts }]);
  });

  it('whose columns are not known is asked about, with its first lines', async () => {
    const text = 'Poste;Quoi;Combien\nA1;Joint;250\nA2;Vanne;900\n';
    const columns = [
      { heading: 'Poste', field: 'reference' },
      { heading: 'Quoi', field: 'title' },
      { heading: 'Combien', field: 'price' },
    ];

    expect(await read(text)).toMatchObject({
      ok: false,
      question: {
        columns: columns.map(({ heading }) => ({ heading, field: null })),
        sample: [
          ['A1', 'Joint', '250'],
          ['A2', 'Vanne', '900'],
        ],
        needed: [['reference', 'title']],
      },
    });
    expect(await read(text, columns)).toMatchObject({
      ok: true,
      head: { columns },
      lines: [{ cells: { reference: 'A1', title: 'Joint', price: '250' } }, { cells: { reference: 'A2' } }],
    });
  });

  it('may set a known column aside', async () => {
    const table = await read('reference;title;price\nA1;Joint;250\n', [{ heading: 'price', field: null }]);
    expect(table.ok && table.lines[0]?.cells).toEqual({ reference: 'A1', title: 'Joint' });
  });
});
