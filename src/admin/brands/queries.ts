import { queryOptions } from '@tanstack/react-query';
import type { AdminTag, AdminTagsAnswer } from '@/contract/admin/tags';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { uploadForm } from '../api/upload';

/** Brands in French order, with the number of products of the whole shop. */
export function brandsQuery() {
  return queryOptions({
    queryKey: ['admin', 'tags'],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', '/api/admin/tags/', { signal }), withLists<AdminTagsAnswer>('tags')),
  });
}

/** @param id null for a new brand. @throws AdminApiError */
export function saveBrand(form: FormData, id: number | null): Promise<AdminTag> {
  return id === null
    ? uploadForm('POST', '/api/admin/tags/', { form })
    : uploadForm('PUT', `/api/admin/tags/${id}/`, { form });
}

/** @throws AdminApiError */
export function deleteBrand({ id }: { id: number }): Promise<void> {
  return callAdmin('DELETE', `/api/admin/tags/${id}/`);
}
