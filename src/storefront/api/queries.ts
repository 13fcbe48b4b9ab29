import type { BoilersAnswer } from '@/contract/boilers';
import type {
  BrandsAnswer,
  CategoriesTagsTreeAnswer,
  CategoryBrandsAnswer,
  Commune,
  Wilaya,
} from '@/contract/catalogue';
import { apiQuery } from './api-query';

/** The whole category tree, each category with the brands of its subtree. */
export function categoryTreeQuery() {
  return apiQuery<CategoriesTagsTreeAnswer>(['categories-tags-tree'], { path: '/api/categories-tags-tree/' });
}

/** The brands of a category; @throws ApiError 404 'Catégorie non trouvée' */
export function categoryBrandsQuery(slug: string) {
  return apiQuery<CategoryBrandsAnswer>(['category-brands', slug], {
    path: `/api/category/${encodeURIComponent(slug)}/brands/`,
  });
}

export function brandsQuery() {
  return apiQuery<BrandsAnswer>(['brands'], { path: '/api/brands/' });
}

/** The communes of a wilaya, with their fees. */
export function communesQuery(wilayaId: number) {
  return apiQuery<Commune[]>(['communes', wilayaId], { path: `/api/wilayas/${wilayaId}/communes/` });
}

/** Brands, ranges and models of boilers. */
export function boilersQuery() {
  return apiQuery<BoilersAnswer>(['boilers'], { path: '/api/boilers/' });
}

export function wilayasQuery() {
  return apiQuery<Wilaya[]>(['wilayas'], { path: WILAYAS });
}

/** Also read without the library, by a page whose first view does without. */
export const WILAYAS = '/api/wilayas/';
