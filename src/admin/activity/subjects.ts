/** The documents that entries of the audit log are about, and the pages that show them. */

import { tabPath } from '@/domain/back-office-tabs';
import { officeActivityWords } from '@/words/en/activity';
import { cashPath, cmsPath, orderPath, productPath, remittancePath, userPath } from '../lib/paths';

const PATHS: Record<keyof typeof officeActivityWords.subjects, (id: number) => string> = {
  products: productPath,
  orders: orderPath,
  // Their telephones are not recorded.
  customers: () => tabPath('customers'),
  quotes: () => tabPath('quotes'),
  'part-requests': () => tabPath('part-requests'),
  users: (id) => userPath(id),
  categories: (id) => cmsPath('categories', id),
  tags: (id) => cmsPath('tags', id),
  wilayas: (id) => cmsPath('wilayas', id),
  // Communes have no page of their own.
  communes: () => tabPath('shipping'),
  media: (id) => cmsPath('media', id),
  documents: (id) => cmsPath('documents', id),
  couriers: (id) => cmsPath('couriers', id),
  'courier-profiles': (id) => cmsPath('courier-profiles', id),
  'boiler-models': (id) => cmsPath('boiler-models', id),
  fitments: (id) => cmsPath('fitments', id),
  'part-numbers': (id) => cmsPath('part-numbers', id),
  'fault-codes': (id) => cmsPath('fault-codes', id),
  'search-words': (id) => cmsPath('search-words', id),
  symptoms: (id) => cmsPath('symptoms', id),
  remittances: remittancePath,
  cash: cashPath,
};

/** The filter's options in their order. */
export const subjectTypes = () =>
  Object.entries(officeActivityWords.subjects).map(([value, { filter }]) => ({
    value,
    label: filter,
  }));

/** The collections that the log is about, as far as this version of the shop knows. */
export function isSubjectType(type: string): type is keyof typeof PATHS {
  return Object.hasOwn(PATHS, type);
}

/** `product 12`. A type that this version of the shop does not know keeps its own name. */
export function subjectName(type: string, id: number | null): string {
  const name = isSubjectType(type) ? officeActivityWords.subjects[type].one : type;
  return id === null ? name : `${name} ${id}`;
}

/** `products`, as in a sentence. */
export function subjectsName(type: string): string {
  return isSubjectType(type) ? officeActivityWords.subjects[type].many : type;
}

/** Null for a type that this version of the shop does not know. */
export function subjectPath(type: string, id: number): string | null {
  return isSubjectType(type) ? PATHS[type](id) : null;
}
