/** Products in the back office. */
import { z } from 'zod';
import { PAGE_SIZE } from '@/domain/pagination';
import { asIssue } from '@/domain/problem';
import { STOCK_FILTERS } from '@/domain/products/low-stock';
import { MISSING_FILTERS, PUBLICATION_FILTERS } from '@/domain/products/product-rules';
import { isBlank } from '@/domain/text';
import { MAX_SLUG } from '@/domain/typed-slug';
import { productDocument } from '../catalogue';
import { answerFields } from '../product-answers';
import type { RouteSpec } from '../route-spec';
import { pagedFields, searchText } from '../shared';
import { changedFields, newProduct, position } from './product/product-fields';
import { blankIsAbsent, dayOrMoment, EDIT_REFUSALS, oneOf, pageOf, updatedAt, versionSeen } from './shared';

const named = z.object({ id: z.number(), name: z.string() });
/** the address of an uploaded picture */
const image = z.string().nullable();
/** an address that was given instead of a picture */
const imageUrl = z.string().nullable();

export const adminProduct = z.object({
  id: z.number(),
  ...answerFields('admin'),
  /** sanitised HTML, '' if it is empty */
  description: z.string(),
  /** the same as plain text; null if plain text would lose its formatting */
  description_text: z.string().nullable(),
  in_stock: z.boolean(),
  /** the picture of the first slot that has a picture */
  main_image: z.string().nullable(),
  image_1: image,
  image_2: image,
  image_3: image,
  image_4: image,
  image_1_url: imageUrl,
  image_2_url: imageUrl,
  image_3_url: imageUrl,
  image_4_url: imageUrl,
  /** addresses, by position, empty slots left out */
  all_images: z.array(z.string()),
  categories: z.array(named),
  tags: z.array(named),
  /** in the order of the product's page; `file`: the id of the uploaded file */
  documents: z.array(productDocument.extend({ file: z.number() })),
  updated_at: updatedAt,
});
export type AdminProduct = z.infer<typeof adminProduct>;

export const adminProductsAnswer = z.object({
  products: z.array(adminProduct),
  ...pagedFields,
});
export type AdminProductsAnswer = z.infer<typeof adminProductsAnswer>;

const ORDERINGS = ['id', 'title', 'price', 'date'] as const;
const ORDERING_MESSAGE = asIssue({
  code: 'parameterNotOneOf',
  values: { name: 'ordering', options: ORDERINGS.flatMap((key) => [key, `-${key}`]) },
});

const idOrSlug = z
  .string()
  .max(MAX_SLUG)
  .optional()
  .transform((value) => (isBlank(value) ? null : (value?.trim() ?? null)));

export const adminProductsQuery = z.object({
  ...pageOf({ limit: PAGE_SIZE }),
  search: searchText,
  category: idOrSlug,
  tag: idOrSlug,
  stock_status: blankIsAbsent(oneOf('stock_status', STOCK_FILTERS)),
  without: blankIsAbsent(oneOf('without', MISSING_FILTERS)),
  published: blankIsAbsent(oneOf('published', PUBLICATION_FILTERS)),
  /** edited since; a sale is no edit */
  changed_since: dayOrMoment('changed_since'),
  ordering: z
    .string()
    .optional()
    .transform((value, context) => {
      if (isBlank(value)) return null;
      const by = ORDERINGS.find((key) => key === value?.replace(/^-/, ''));
      if (by) return { by, isDescending: value?.startsWith('-') ?? false };
      context.addIssue({ code: 'custom', message: ORDERING_MESSAGE });
      return z.NEVER;
    }),
});
export type AdminProductsQuery = z.output<typeof adminProductsQuery>;

/** `stock_seen`: the stock that the form showed when opened, so that one changed since is not overwritten (409). */
export const productChange = changedFields.extend({
  stock_seen: changedFields.shape.stock,
  updated_at: versionSeen,
});

const product = {
  caller: 'editor',
  accepts: 'form-or-json',
  status: 200,
  answer: adminProduct,
  refusals: EDIT_REFUSALS,
} as const;

export const adminProductRoutes = {
  adminProducts: {
    method: 'GET',
    path: '/admin/products',
    summary: 'Products, unpublished ones too. `category`, `tag`: id or slug; newest or best match first',
    caller: 'office',
    query: adminProductsQuery,
    status: 200,
    answer: adminProductsAnswer,
    refusals: [401, 403],
  },
  adminProduct: {
    method: 'GET',
    path: '/admin/products/{id}',
    summary: 'One product',
    caller: 'office',
    status: 200,
    answer: adminProduct,
    refusals: [401, 403, 404],
  },
  createProduct: {
    ...product,
    method: 'POST',
    path: '/admin/products',
    summary:
      'A new product: a form with `image_{n}` files or `image_{n}_url` texts and `documents` as JSON in a text, or JSON',
    body: newProduct,
    status: 201,
  },
  changeProduct: {
    ...product,
    method: 'PUT',
    guard: 'updated_at',
    path: '/admin/products/{id}',
    summary:
      'Changes the given fields; an empty `image_{n}_url` clears its slot. With `updated_at`, an edit of an outdated copy is refused (409)',
    body: productChange,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/admin/products/{id}',
    summary: 'Deletes a product; orders keep their copy of it, and its pictures stay in the library',
    caller: 'editor',
    status: 204,
    answer: z.null(),
    refusals: [401, 403, 404],
  },
  swapProductImages: {
    ...product,
    method: 'POST',
    path: '/admin/products/{id}/swap-images',
    summary: 'Swaps two image slots, empty ones too',
    body: z.object({ position1: position, position2: position, updated_at: versionSeen }),
  },
  deleteProductImage: {
    ...product,
    method: 'POST',
    path: '/admin/products/{id}/delete-image',
    summary: 'Clears an image slot; the picture stays in the library',
    body: z.object({ position, updated_at: versionSeen }),
  },
  makeMainImage: {
    ...product,
    method: 'POST',
    path: '/admin/products/{id}/make-main',
    summary: 'Makes an image the main one: swaps the two, or moves it into an empty main slot',
    body: z.object({ position, updated_at: versionSeen }),
  },
} as const satisfies Record<string, RouteSpec>;
