import { queryOptions } from '@tanstack/react-query';
import type { BoilersAnswer } from '@/contract/boilers';
import type {
  BrandsAnswer,
  CategoriesTagsAnswer,
  CategoriesTagsTreeAnswer,
  CategoryBrandsAnswer,
  Commune,
  FacetsAnswer,
  ProductsAnswer,
  SearchAnswer,
  Suggestion,
  Wilaya,
} from '@/contract/catalogue';
import { type ListingFilters, writeListingFilters } from '@/domain/search/listing-filters';
import { isBlank } from '@/domain/text';
import { getJson } from '@/storefront/api/calls';

/** Categories and brands; an absent field is an empty list. */
export function categoriesTagsQuery() {
  return queryOptions({
    queryKey: ['categories-tags'],
    queryFn: async ({ signal }): Promise<CategoriesTagsAnswer> => {
      const answer = await getJson<Partial<CategoriesTagsAnswer>>('/api/categories-tags/', { signal });
      return { categories: answer.categories ?? [], tags: answer.tags ?? [] };
    },
  });
}

/** The whole category tree, each category with the brands of its subtree. */
export function categoryTreeQuery() {
  return queryOptions({
    queryKey: ['categories-tags-tree'],
    queryFn: ({ signal }) => getJson<CategoriesTagsTreeAnswer>('/api/categories-tags-tree/', { signal }),
  });
}

/** The brands of a category; @throws ApiError 404 'Catégorie non trouvée' */
export function categoryBrandsQuery(slug: string) {
  return queryOptions({
    queryKey: ['category-brands', slug],
    queryFn: ({ signal }) =>
      getJson<CategoryBrandsAnswer>(`/api/category/${encodeURIComponent(slug)}/brands/`, { signal }),
  });
}

export function brandsQuery() {
  return queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => getJson<BrandsAnswer>('/api/brands/', { signal }),
  });
}

/** Products and brands; enabled for non-blank text only. @param fitsFirst the slug of a boiler whose parts come first; '' for none */
export function searchQuery(text: string, fitsFirst: string) {
  const q = text.trim();
  const params = new URLSearchParams({ q, ...(fitsFirst !== '' && { fits_first: fitsFirst }) });
  return queryOptions({
    queryKey: ['search', params.toString()],
    queryFn: async ({ signal }) => {
      const found = await getJson<SearchAnswer>(`/api/search/?${params}`, { signal });
      // An instance of the former version, during an update, answers without fault codes.
      return { ...found, faults: found.faults ?? [] };
    },
    enabled: !isBlank(q),
  });
}

/** A page of the listing. */
export function productsQuery(filters: ListingFilters) {
  const params = writeListingFilters(filters);
  params.set('page', String(filters.page));
  return queryOptions({
    queryKey: ['products', params.toString()],
    queryFn: ({ signal }) => getJson<ProductsAnswer>(`/api/products/?${params}`, { signal }),
  });
}

/** The choices that find products with these filters. */
export function facetsQuery(filters: ListingFilters) {
  const params = writeListingFilters({ ...filters, page: 1, ordering: null, fits_first: '' });
  return queryOptions({
    queryKey: ['facets', params.toString()],
    queryFn: ({ signal }) => getJson<FacetsAnswer>(`/api/facets/?${params}`, { signal }),
  });
}

/** Brands, then products; enabled for non-blank text only. Suggestions are not worth a retry. */
export function suggestionsQuery(text: string, fitsFirst: string) {
  const q = text.trim();
  const params = new URLSearchParams({ q, ...(fitsFirst !== '' && { fits_first: fitsFirst }) });
  return queryOptions({
    queryKey: ['suggestions', params.toString()],
    queryFn: ({ signal }) => getJson<Suggestion[]>(`/api/search-suggestions/?${params}`, { signal }),
    enabled: !isBlank(q),
    retry: false,
  });
}

/** The communes of a wilaya, with their fees. */
export function communesQuery(wilayaId: number) {
  return queryOptions({
    queryKey: ['communes', wilayaId],
    queryFn: ({ signal }) => getJson<Commune[]>(`/api/wilayas/${wilayaId}/communes/`, { signal }),
  });
}

/** Brands, ranges and models of boilers. */
export function boilersQuery() {
  return queryOptions({
    queryKey: ['boilers'],
    queryFn: ({ signal }) => getJson<BoilersAnswer>('/api/boilers/', { signal }),
  });
}

export function wilayasQuery() {
  return queryOptions({ queryKey: ['wilayas'], queryFn: ({ signal }) => readWilayas(signal) });
}

/** For a page whose first view does without the library. */
export function readWilayas(signal: AbortSignal): Promise<Wilaya[]> {
  return getJson<Wilaya[]>('/api/wilayas/', { signal });
}
