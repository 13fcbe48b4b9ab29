/** The fault is injected: no state of the database fails one of two queries over the same columns. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRelated } from '@/app/(storefront)/product/[id]/load-product';
import { type ProductDetail, RELATED_LIMIT } from '@/contract/catalogue';
import { relationWords } from '@/words/fr/catalogue/related-products';

const catalogue = vi.hoisted(() => ({ showRelated: vi.fn(), showProducts: vi.fn(), showProduct: vi.fn() }));
vi.mock('@/catalogue', () => catalogue);
vi.mock('@/app/(storefront)/database', () => ({ database: async () => ({}) }));

// Only what is read of a product to find others like it.
const product = { id: 3, category_slugs: ['vannes', 'laiton'] } as ProductDetail;
const listed = (id: number) => ({
  id,
  title: `Vanne ${id}`,
  categories: [{ id: 1, name: 'Vannes', slug: 'vannes' }],
  tags: [{ id: 1, name: 'Wilo' }],
});

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  catalogue.showProducts.mockReset();
  catalogue.showRelated.mockRejectedValue(new Error('En panne'));
});

describe('related products that cannot be read', () => {
  it('are replaced by the listing of the first category, without the product itself', async () => {
    catalogue.showProducts.mockResolvedValue({ products: [1, 2, 3, 4].map(listed) });

    const related = await loadRelated(product);

    expect(catalogue.showProducts.mock.calls[0]?.[0].query).toMatchObject({ categories: ['vannes'], limit: 4 });
    expect(related?.related_products.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(related?.total_found).toBe(3);
    expect(related?.related_products[0]).toMatchObject({
      categories: ['Vannes'],
      tags: ['Wilo'],
      relation_type: 'category',
    });
    expectLogged(1);
  });

  it('are left out if the listing fails too, and for a product without a category', async () => {
    catalogue.showProducts.mockRejectedValue(new Error('En panne'));

    expect(await loadRelated(product)).toBeNull();
    expect(await loadRelated({ ...product, category_slugs: [] })).toBeNull();
    expectLogged(2);
  });
});

it('four related products are shown, each with its reason', () => {
  expect({ ...relationWords }).toEqual({ category: 'Même catégorie', tag: 'Même marque', general: 'Récent' });
  expect(RELATED_LIMIT).toBe(4);
});

/** The failures are logged; any other line would fail the test. */
function expectLogged(times: number): void {
  const { mock, mockClear } = vi.mocked(console.error);
  expect(mock.calls).toEqual(Array(times).fill([new Error('En panne')]));
  mockClear();
}
