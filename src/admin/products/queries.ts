import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { UploadedDocument } from '@/contract/admin/documents';
import type { ProductFits } from '@/contract/admin/product/product-fits';
import type { AdminProduct, AdminProductsAnswer } from '@/contract/admin/products';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
import { uploadForm } from '../api/upload';
import { type ListState, listFilters } from './list/list-state';

export const PRODUCTS_KEY = ['admin', 'products'] as const;

const isProduct = withLists<AdminProduct>('categories', 'tags', 'documents');
const isPage = withLists<AdminProductsAnswer>('products');
const isShelves = withLists<CategoriesTagsAnswer>('categories', 'tags');

function isProductsAnswer(answer: unknown): answer is AdminProductsAnswer {
  return isPage(answer) && answer.products.every(isProduct);
}

/** A page of products, as the screen's address asks for it. */
export function productsQuery(state: ListState) {
  const params = { ...listFilters(state), ordering: state.ordering, page: state.page };
  return pageQuery({ key: PRODUCTS_KEY, path: '/api/admin/products/', params, isExpected: isProductsAnswer });
}

/** The copy that an edit begins with: it does not change under the editor's hands. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'product', id],
    queryFn: () => readProduct(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What the form says of boilers and numbers, which are edited elsewhere. */
export function productFitsQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'product-fits', id],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/products/${id}/fits/`, { signal }), isFits),
  });
}

function isFits(answer: unknown): answer is ProductFits {
  return isRecord(answer) && typeof answer.models === 'number';
}

export type ShelvesQuery = UseQueryResult<CategoriesTagsAnswer>;

/** The tree of categories, and the brands. */
export function shelvesQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories-tags'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/categories-tags/', { signal }), isShelves),
  });
}

/** @throws ApiError, InvalidDataError */
export function readProduct(id: number): Promise<AdminProduct> {
  return expected(callAdmin('GET', `/api/admin/products/${id}/`), isProduct);
}

/** @param id null for a new product. @throws ApiError, InvalidDataError */
export function saveProduct({
  id,
  ...upload
}: {
  id: number | null;
  form: FormData;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}): Promise<AdminProduct> {
  const saved =
    id === null
      ? uploadForm('POST', '/api/admin/products/', upload)
      : uploadForm('PUT', `/api/admin/products/${id}/`, upload);
  return expected(saved, isProduct);
}

/** What is edited in a row of the list. */
export type RowChange =
  | { price: number | null }
  | { published: boolean }
  | { stock: number | null; stock_reason: string };

/** Changes a value of a product; an edit of an outdated copy is refused. @throws ApiError, InvalidDataError */
export function changeRow(
  { id, updated_at, stock }: Pick<AdminProduct, 'id' | 'updated_at' | 'stock'>,
  change: RowChange,
): Promise<AdminProduct> {
  const body = { ...change, updated_at, ...('stock' in change && { stock_seen: stock }) };
  return expected(callAdmin('PUT', `/api/admin/products/${id}/`, { body }), isProduct);
}

/** @throws ApiError, InvalidDataError */
export function uploadDocument({
  file,
  ...upload
}: {
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}): Promise<UploadedDocument> {
  const form = new FormData();
  form.append('file', file);
  return expected(uploadForm('POST', '/api/admin/documents/', { ...upload, form }), isUploaded);
}

function isUploaded(answer: unknown): answer is UploadedDocument {
  return isRecord(answer) && typeof answer.id === 'number';
}

export type ImageCall =
  | { call: 'swap-images'; body: { position1: number; position2: number } }
  | { call: 'delete-image' | 'make-main'; body: { position: number } };

/** @throws ApiError, InvalidDataError */
export function moveImage(
  { id, updated_at }: Pick<AdminProduct, 'id' | 'updated_at'>,
  { call, body }: ImageCall,
): Promise<AdminProduct> {
  return expected(
    callAdmin('POST', `/api/admin/products/${id}/${call}/`, { body: { ...body, updated_at } }),
    isProduct,
  );
}
