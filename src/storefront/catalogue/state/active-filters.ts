import { formatListPrice } from '@/domain/price-texts';
import { type ListingFilters, PRICE_MAX } from '@/domain/search/listing-filters';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { filterWords } from '@/words/fr/catalogue/filters';

/** A filter that is set, and the change that takes it back. */
export type ActiveFilter = { label: string; without: Partial<ListingFilters> };

/** The set filters, one by one. @param names what people read for a category's slug, the boiler and the fault code */
export function activeFilters(
  filters: ListingFilters,
  names: { category: (slug: string) => string; boiler: string; fault: string },
): ActiveFilter[] {
  const { categories, tags, search, boiler, fault, in_stock } = filters;
  const price = priceLabel(filters);
  return [
    ...(boiler === '' ? [] : [{ label: names.boiler, without: { boiler: '' } }]),
    ...(fault === '' ? [] : [{ label: names.fault, without: { fault: '' } }]),
    ...(search === '' ? [] : [{ label: catalogueWords.text(search), without: { search: '' } }]),
    ...categories.map((slug) => ({
      label: names.category(slug),
      without: { categories: categories.filter((other) => other !== slug) },
    })),
    ...tags.map((name) => ({ label: name, without: { tags: tags.filter((other) => other !== name) } })),
    ...(price === null ? [] : [{ label: price, without: { min_price: null, max_price: null } }]),
    ...(in_stock ? [{ label: filterWords.inStockOnly, without: { in_stock: false } }] : []),
  ];
}

/** The slider sends both ends, so an end that excludes nothing is left out. */
function priceLabel({ min_price, max_price }: ListingFilters): string | null {
  if (min_price === null && max_price === null) return null;
  const from = formatListPrice(min_price ?? 0);
  if (max_price === null || max_price >= PRICE_MAX) return catalogueWords.priceFrom(from);
  const to = formatListPrice(max_price);
  return (min_price ?? 0) > 0 ? catalogueWords.priceRange(from, to) : catalogueWords.priceTo(to);
}
