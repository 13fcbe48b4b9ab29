import type { CategoriesTagsAnswer, FacetsAnswer, ProductsAnswer } from '@/contract/catalogue';
import { type ListingFilters, writeListingFilters } from '@/domain/search/listing-filters';
import { apiQuery } from './api-query';

/** Categories and brands; an absent field is an empty list. */
export function categoriesTagsQuery() {
  return apiQuery<CategoriesTagsAnswer>(['categories-tags'], {
    path: '/api/categories-tags/',
    absent: { categories: [], tags: [] },
  });
}

/** A page of the listing. */
export function productsQuery(filters: ListingFilters) {
  const params = writeListingFilters(filters);
  params.set('page', String(filters.page));
  return apiQuery<ProductsAnswer>(['products', params.toString()], { path: `/api/products/?${params}` });
}

/** The choices that find products with these filters. */
export function facetsQuery(filters: ListingFilters) {
  const params = writeListingFilters({ ...filters, page: 1, ordering: null, fits_first: '' });
  return apiQuery<FacetsAnswer>(['facets', params.toString()], { path: `/api/facets/?${params}` });
}
