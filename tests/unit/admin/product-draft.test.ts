import { describe, expect, it } from 'vitest';
import { draftOfFile } from '@/admin/products/form/document-drafts';
import { draftOf, formOf, isChanged, isStockCorrected, rebase } from '@/admin/products/form/draft';
import { readListState } from '@/admin/products/list/list-state';
import type { AdminProduct } from '@/contract/admin/products';

const PRODUCT: AdminProduct = {
  ...{ id: 1, title: 'Pompe', short_description: '', description: '<p>Longue</p>', description_text: 'Longue' },
  ...{ price: 10, stock_status: 'instock', stock: 5, in_stock: true, published: true, reference: null },
  ...{ main_image: null, image_1: null, image_2: null, image_3: null, image_4: null, all_images: [] },
  ...{ image_1_url: null, image_2_url: null, image_3_url: null, image_4_url: null },
  ...{ categories: [{ id: 3, name: 'Pompes' }], tags: [], documents: [], replaced_by: null },
  ...{ power_kw: null, energy: null, flue: null, flow_lpm: null, dimensions: null, weight_kg: null },
  ...{ warranty_months: null, box_contents: null },
  date: '2026-03-05T23:30:00.000Z',
  updated_at: '2026-03-05T23:30:00.000Z',
};

const fields = (form: FormData) => [...form.entries()].map(([name, value]) => `${name}=${value}`);

describe('the form of a product', () => {
  it('shows the day as it is in the shop, wherever it is read', () => {
    expect(draftOf(PRODUCT).date).toBe('2026-03-06');
  });

  it('is unchanged as it opens, and after a change that is taken back', () => {
    const draft = draftOf(PRODUCT);

    expect(isChanged(draft, PRODUCT)).toBe(false);
    expect(isChanged({ ...draft, category_ids: [3, 4] }, PRODUCT)).toBe(true);
    expect(isChanged({ ...draft, category_ids: [3] }, PRODUCT)).toBe(false);
  });

  it('sends what was changed, with the copy and the stock that it began with', () => {
    const draft = { ...draftOf(PRODUCT), title: ' Autre ', stock: '', tag_ids: [], category_ids: [4, 5] };

    expect(fields(formOf(draft, PRODUCT))).toEqual([
      'title=Autre',
      'stock=',
      'stock_seen=5',
      'category_ids=4',
      'category_ids=5',
      `updated_at=${PRODUCT.updated_at}`,
    ]);
  });

  it('sends the reason for a correction with another stock, and with nothing else', () => {
    const draft = { ...draftOf(PRODUCT), stock: '7', stock_reason: 'count', stock_note: ' counted ' };
    expect(fields(formOf(draft, PRODUCT))).toEqual([
      'stock=7',
      'stock_seen=5',
      'stock_reason=count',
      'stock_note=counted',
      `updated_at=${PRODUCT.updated_at}`,
    ]);
    expect(isStockCorrected(draft, PRODUCT)).toBe(true);

    const back = { ...draft, stock: '5' };
    expect(isStockCorrected(back, PRODUCT)).toBe(false);
    expect(isChanged(back, PRODUCT)).toBe(false);
    expect(fields(formOf({ ...back, title: 'Autre' }, PRODUCT))).toEqual([
      'title=Autre',
      `updated_at=${PRODUCT.updated_at}`,
    ]);
  });

  it('of a new product has no stock to correct', () => {
    const draft = { ...draftOf(null), stock: '7', stock_reason: 'count', stock_note: 'counted' };

    expect(isStockCorrected(draft, null)).toBe(false);
    const sent = formOf(draft, null);
    expect([sent.has('stock_reason'), sent.has('stock_note')]).toEqual([false, false]);
  });

  it('keeps the reason for a correction over a newer copy, unless that has the same stock', () => {
    const draft = { ...draftOf(PRODUCT), stock: '7', stock_note: 'counted' };
    const onto = (stock: number) => rebase({ draft, base: PRODUCT, fresh: { ...PRODUCT, stock } }).draft;

    expect(fields(formOf(onto(4), { ...PRODUCT, stock: 4 }))).toContain('stock_note=counted');
    expect(fields(formOf(onto(7), { ...PRODUCT, stock: 7 }))).toEqual([`updated_at=${PRODUCT.updated_at}`]);
  });

  it('reads a typed number of months, and sends an empty field for none', () => {
    const guaranteed = { ...PRODUCT, warranty_months: 24 };

    expect(draftOf(guaranteed).warranty_months).toBe('24');
    expect(fields(formOf({ ...draftOf(PRODUCT), warranty_months: ' 24 ' }, PRODUCT))).toContain('warranty_months=24');
    expect(fields(formOf({ ...draftOf(guaranteed), warranty_months: '' }, guaranteed))).toContain('warranty_months=');
  });

  it('sends the documents as rows in their order, and only if one of them has changed', () => {
    const [notice, drawing] = [
      { title: 'Notice', kind: 'notice', file: 4, url: '/media/documents/a.pdf', size: 9 },
      { title: 'Vue', kind: 'exploded-view', file: 5, url: '/media/documents/b.pdf', size: 9 },
    ] as const;
    const documented = { ...PRODUCT, documents: [notice, drawing] };
    const draft = draftOf(documented);
    const turned = { ...draft, documents: draft.documents.toReversed() };

    expect(isChanged(draft, documented)).toBe(false);
    expect(formOf(turned, documented).get('documents')).toBe(
      '[{"title":"Vue","kind":"exploded-view","file":5},{"title":"Notice","kind":"notice","file":4}]',
    );
    expect(rebase({ draft: turned, base: documented, fresh: PRODUCT }).conflicts).toEqual(['Documents']);
    expect(rebase({ draft, base: documented, fresh: PRODUCT }).draft.documents).toEqual([]);
    expect(formOf({ ...draft, documents: [] }, documented).get('documents')).toBe('[]');
  });

  it('holds a chosen PDF as a change, titled by its name', () => {
    const file = new File(['x'], 'Notice_de montage.pdf');

    expect(draftOfFile(file)).toEqual({ title: 'Notice_de montage', kind: 'notice', file });
    expect(isChanged({ ...draftOf(PRODUCT), documents: [draftOfFile(file)] }, PRODUCT)).toBe(true);
  });

  it('sends an empty field if the last brand is taken away', () => {
    const branded = { ...PRODUCT, tags: [{ id: 9, name: 'Marque' }] };

    expect(fields(formOf({ ...draftOf(branded), tag_ids: [] }, branded))).toContain('tag_ids=');
  });

  it('takes a newer copy under what was typed, and names what both have changed', () => {
    const draft = { ...draftOf(PRODUCT), title: 'Mien', price: '20', reference: 'R' };
    const fresh = { ...PRODUCT, title: 'Sien', price: 20, short_description: 'Sien', stock: 4, updated_at: 'x' };

    const { draft: rebased, conflicts } = rebase({ draft, base: PRODUCT, fresh });

    expect(rebased).toMatchObject({
      title: 'Mien',
      price: '20',
      reference: 'R',
      short_description: 'Sien',
      stock: '4',
    });
    // The same price from both is no conflict.
    expect(conflicts).toEqual(['Product Title']);
  });

  it('sets a typed description aside if somebody else has formatted the saved one', () => {
    const fresh = { ...PRODUCT, description: '<p><b>Riche</b></p>', description_text: null, updated_at: 'x' };
    const typed = { ...draftOf(PRODUCT), description: 'Tapé', title: 'Mien' };

    const { draft, conflicts, setAside } = rebase({ draft: typed, base: PRODUCT, fresh });

    expect({ conflicts, setAside }).toEqual({ conflicts: [], setAside: 'Tapé' });
    expect(fields(formOf(draft, fresh))).toEqual(['title=Mien', 'updated_at=x']);
    expect(rebase({ draft: draftOf(PRODUCT), base: PRODUCT, fresh }).setAside).toBeNull();
  });
});

describe('the state of the list', () => {
  it('is read from any address', () => {
    const narrowed = { stock_status: 'gone', without: 'colour', published: 'so', changed_since: 'hier' };
    const odd = { ...narrowed, view: 'x', ordering: 'y', page: '-1' };
    const state = { ...odd, search: 'a', category: 'b', tag: '' };

    expect(readListState(state)).toEqual({
      ...state,
      view: 'list',
      stock_status: '',
      without: '',
      published: '',
      changed_since: '',
      ordering: '',
      page: '1',
    });
    expect(readListState({ ...state, without: 'category' }).without).toBe('category');
    expect(readListState({ ...state, view: '' }, 'grid').view).toBe('grid');
    expect(readListState({ ...state, view: 'list' }, 'grid').view).toBe('list');
  });
});
