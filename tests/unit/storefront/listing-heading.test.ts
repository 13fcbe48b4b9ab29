import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { activeFilters } from '@/storefront/catalogue/state/active-filters';
import { listingHeading } from '@/storefront/catalogue/state/listing-heading';
import { frenchTypography } from '@/words/typography';

const NOTHING = { categories: [], brands: [], boiler: null, search: '' };

it.each([
  [{}, 'Nos produits'],
  [{ categories: ['Circulateurs'] }, 'Circulateurs'],
  [{ categories: ['Circulateurs'], brands: ['Grundfos'] }, 'Circulateurs Grundfos'],
  [{ brands: ['Grundfos', 'Wilo'] }, 'Grundfos, Wilo'],
  [{ brands: ['Baxi', 'Bosch', 'Wilo'] }, 'Baxi, Bosch et 1 autre'],
  [{ categories: ['Corps', 'Joints', 'Vannes', 'Sondes'] }, 'Corps, Joints et 2 autres'],
  [{ search: 'pompe' }, 'Résultats pour « pompe »'],
  [{ brands: ['Wilo'], search: 'pompe' }, 'Wilo : « pompe »'],
  [{ boiler: 'Vaillant ecoTEC VU 246' }, 'Pièces pour Vaillant ecoTEC VU 246'],
  [{ boiler: 'Vaillant ecoTEC VU 246', brands: ['Wilo'] }, 'Pièces Wilo pour Vaillant ecoTEC VU 246'],
  [
    { boiler: 'Vaillant ecoTEC VU 246', categories: ['Vannes'], search: 'gaz' },
    'Vannes pour Vaillant ecoTEC VU 246 : « gaz »',
  ],
])('the heading of the listing for %j is %s', (subject, expected) => {
  expect(listingHeading({ ...NOTHING, ...subject })).toBe(frenchTypography(expected));
});

describe('the chosen filters', () => {
  const names = {
    category: (slug: string) => slug.toUpperCase(),
    boiler: 'Vaillant ecoTEC VU 246',
    fault: 'F28 Saunier Duval',
  };

  it('are named one by one, each with the change that takes it back', () => {
    const filters = {
      ...NO_FILTERS,
      boiler: 'vaillant-ecotec-vu-246',
      search: 'gaz',
      categories: ['vannes', 'joints'],
      tags: ['Baxi'],
      in_stock: true,
    };

    expect(activeFilters(filters, names)).toEqual([
      { label: names.boiler, without: { boiler: '' } },
      { label: frenchTypography('« gaz »'), without: { search: '' } },
      { label: 'VANNES', without: { categories: ['joints'] } },
      { label: 'JOINTS', without: { categories: ['vannes'] } },
      { label: 'Baxi', without: { tags: [] } },
      { label: 'En stock uniquement', without: { in_stock: false } },
    ]);
    expect(activeFilters({ ...NO_FILTERS, ordering: 'price', page: 3 }, names)).toEqual([]);
  });

  it.each([
    [{ min_price: 1_000, max_price: 175_000 }, 'À partir de 1\u202f000 DZD'],
    [{ min_price: 1_000 }, 'À partir de 1\u202f000 DZD'],
    [{ min_price: 0, max_price: 5_000 }, "Jusqu'à 5\u202f000 DZD"],
    [{ max_price: 5_000 }, "Jusqu'à 5\u202f000 DZD"],
    [{ min_price: 1_000, max_price: 5_000 }, 'De 1\u202f000 DZD à 5\u202f000 DZD'],
  ])('name the price of %j as %s', (price, expected) => {
    expect(activeFilters({ ...NO_FILTERS, ...price }, names)).toEqual([
      { label: frenchTypography(expected), without: { min_price: null, max_price: null } },
    ]);
  });
});
