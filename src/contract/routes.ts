import { z } from 'zod';
import {
  brandsAnswer,
  categoriesTagsAnswer,
  categoriesTagsTreeAnswer,
  categoryBrandsAnswer,
  productDetail,
  productsAnswer,
  productsQuery,
  relatedAnswer,
  relatedQuery,
  searchAnswer,
  searchQuery,
  suggestion,
} from './catalogue';
import { orderRequest, placedOrder } from './orders';
import { wilaya } from './wilayas';

export type RouteSpec = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** below /api, `{name}` for a parameter, without the trailing slash */
  path: string;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** the successful answer */
  status: number;
  answer: z.ZodType;
  /** the refusals a client must expect, beside 400 and 405 */
  refusals?: readonly number[];
  /** seconds a shared cache may keep the answer; absent: private, no-store */
  sharedSeconds?: number;
};

/**
 * Every documented call. The dispatcher, the OpenAPI page and the tests read this one table.
 */
export const routes = {
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Says whether the shop can serve',
    status: 200,
    answer: z.object({ status: z.literal('ok') }),
    refusals: [503],
  },
  categoriesTags: {
    method: 'GET',
    path: '/categories-tags',
    summary: 'The category tree and the brands, with their numbers of products',
    status: 200,
    answer: categoriesTagsAnswer,
    sharedSeconds: 1,
  },
  categoriesTagsTree: {
    method: 'GET',
    path: '/categories-tags-tree',
    summary: 'The category tree by name, each category with the brands of its subtree',
    status: 200,
    answer: categoriesTagsTreeAnswer,
    sharedSeconds: 1,
  },
  categoryBrands: {
    method: 'GET',
    path: '/category/{slug}/brands',
    summary: 'The brands of a category and all below it',
    status: 200,
    answer: categoryBrandsAnswer,
    refusals: [404],
    sharedSeconds: 1,
  },
  brands: {
    method: 'GET',
    path: '/brands',
    summary: 'All brands, in French order',
    status: 200,
    answer: brandsAnswer,
    sharedSeconds: 1,
  },
  search: {
    method: 'GET',
    path: '/search',
    summary: 'At most 60 products, best match first, and the brands that match',
    query: searchQuery,
    status: 200,
    answer: searchAnswer,
    sharedSeconds: 1,
  },
  products: {
    method: 'GET',
    path: '/products',
    summary: 'A page of products: newest first, or best match first with `search`',
    query: productsQuery,
    status: 200,
    answer: productsAnswer,
    sharedSeconds: 1,
  },
  productInList: {
    method: 'GET',
    path: '/products/{id}',
    summary: 'One product (same answer as /product/{id}/)',
    status: 200,
    answer: productDetail,
    refusals: [404],
    sharedSeconds: 1,
  },
  product: {
    method: 'GET',
    path: '/product/{id}',
    summary: 'One product',
    status: 200,
    answer: productDetail,
    refusals: [404],
    sharedSeconds: 1,
  },
  related: {
    method: 'GET',
    path: '/product/{id}/related',
    summary: 'Products like this one: same category, then same brand, then newest',
    query: relatedQuery,
    status: 200,
    answer: relatedAnswer,
    refusals: [404],
    sharedSeconds: 1,
  },
  suggestions: {
    method: 'GET',
    path: '/search-suggestions',
    summary: 'At most 4 brands, then at most 6 products',
    query: searchQuery,
    status: 200,
    answer: z.array(suggestion),
    sharedSeconds: 1,
  },
  wilayas: {
    method: 'GET',
    path: '/wilayas',
    summary: 'Delivery regions and their fees, in French order',
    status: 200,
    answer: z.array(wilaya),
    sharedSeconds: 1,
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Places an order, paid on delivery. `Idempotency-Key` makes a repeated call answer with the first order',
    body: orderRequest,
    status: 201,
    answer: placedOrder,
    refusals: [401, 403, 409, 413, 415, 422],
  },
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description as OpenAPI 3.1',
    status: 200,
    answer: z.looseObject({ openapi: z.string() }),
    sharedSeconds: 60,
  },
  docs: {
    method: 'GET',
    path: '/docs',
    summary: 'This description as a page (HTML)',
    status: 200,
    answer: z.string(),
  },
} as const satisfies Record<string, RouteSpec>;
