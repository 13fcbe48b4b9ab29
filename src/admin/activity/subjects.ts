/** What an entry of the audit log is about, and where that is shown. */

import { tabPath } from '@/domain/back-office-tabs';
import { officeActivityWords } from '@/words/en/activity';

type Kind = { one: string; many: string; path: (id: number) => string };

const cmsForm = (collection: string) => (id: number) => `/admin/collections/${collection}/${id}`;

const KINDS: Record<string, Kind> = {
  products: {
    one: 'product',
    many: officeActivityWords.subjects.products,
    path: (id) => `${tabPath('products')}&product=${id}`,
  },
  orders: { one: 'order', many: officeActivityWords.subjects.orders, path: (id) => `${tabPath('orders')}&order=${id}` },
  users: { one: 'user', many: officeActivityWords.subjects.users, path: cmsForm('users') },
  categories: { one: 'category', many: officeActivityWords.subjects.categories, path: cmsForm('categories') },
  tags: { one: 'brand', many: officeActivityWords.subjects.brands, path: cmsForm('tags') },
  wilayas: { one: 'wilaya', many: officeActivityWords.subjects.wilayas, path: cmsForm('wilayas') },
  media: { one: 'picture', many: officeActivityWords.subjects.pictures, path: cmsForm('media') },
};

/** The filter's options in their order: the collection's name, and its name in English. */
export const SUBJECT_TYPES = Object.entries(KINDS).map(([value, { many }]) => ({ value, label: many }));

export function isSubjectType(type: string): boolean {
  return Object.hasOwn(KINDS, type);
}

/** `product 12`. A type that this version of the shop does not know keeps its own name. */
export function subjectName(type: string, id: number | null): string {
  const name = KINDS[type]?.one ?? type;
  return id === null ? name : `${name} ${id}`;
}

/** `products`, as one reads it in a sentence. */
export function subjectsName(type: string): string {
  return KINDS[type]?.many.toLowerCase() ?? type;
}

/** Null for a type that this version of the shop does not know. */
export function subjectPath(type: string, id: number): string | null {
  return KINDS[type]?.path(id) ?? null;
}

/** The entries about one thing. */
export function activityPath(type: string, id: number): string {
  return `${tabPath('activity')}&subject=${type}/${id}`;
}

/** The entries of what one person did. */
export function activityOfPath(username: string): string {
  return `${tabPath('activity')}&${new URLSearchParams({ actor: username })}`;
}
