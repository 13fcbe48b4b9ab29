import { queryOptions } from '@tanstack/react-query';
import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import { callAdmin } from '../api/client';
import { expected, isList, withLists } from '../api/expected';
import { uploadForm } from '../api/upload';

const isNode = withLists<AdminCategoryNode>('children');

function isTree(answer: unknown): answer is AdminCategoryNode[] {
  return isList(answer) && answer.every((node) => isNode(node) && isTree(node.children));
}

/** The tree of categories, each level in French order. */
export function categoryTreeQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/categories2/', { signal }), isTree),
  });
}

/** @param id null for a new category. @throws AdminApiError */
export function saveCategory(form: FormData, id: number | null): Promise<AdminCategory> {
  return id === null
    ? uploadForm('POST', '/api/admin/categories2/', { form })
    : uploadForm('PUT', `/api/admin/categories2/${id}/`, { form });
}

/** With all below it. @throws AdminApiError */
export function deleteCategory({ id }: { id: number }): Promise<void> {
  return callAdmin('DELETE', `/api/admin/categories2/${id}/`);
}
