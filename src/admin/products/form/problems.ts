/** The problems of the form of a product, by the paths of its fields. */

import type { Resolver } from 'react-hook-form';
import { ApiError } from '@/client/api/api-error';
import type { AdminProduct } from '@/contract/admin/products';
import { type Problem, REQUIRED } from '@/domain/problem';
import { documentTitleProblem } from '@/domain/products/documents';
import { describeField, formProblem, keysIn } from '@/domain/products/product-fields';
import { IMAGE_SLOTS, imageUrlProblem } from '@/domain/products/product-rules';
import { stockReasonProblem } from '@/domain/products/stock-corrections';
import { isBlank } from '@/domain/text';
import { typedNumberProblem } from '@/domain/typed-number';
import { resolved } from '../../lib/form';
import { type FormKey, isFieldChanged, isStockCorrected, type ProductDraft } from './draft';
import type { Position } from './slots';

type DocumentPath = `documents.${number}.${'title' | 'kind' | 'file'}`;
export type ProblemPath = FormKey | DocumentPath | `slots.${Position}.file` | `slots.${Position}.address`;
type Message = readonly [path: ProblemPath, message: string];

/** @param base the copy that the edit began with; null for a new product */
export function productResolver(base: AdminProduct | null): Resolver<ProductDraft> {
  return (draft) => resolved<ProductDraft>(problemsOf(draft, base), draft);
}

/** The server's messages about fields, named as in the call: `image_2` for a file, `image_2_url` for an address. */
export function problemsFrom(error: Error): Message[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.details).flatMap(([field, messages]): Message[] => {
    const [first] = [messages].flat();
    const path = pathOf(field);
    return typeof first === 'string' && path ? [[path, first]] : [];
  });
}

function problemsOf(draft: ProductDraft, base: AdminProduct | null): (readonly [ProblemPath, Problem | null])[] {
  const fields = keysIn('form').map((key) => [key, fieldProblem(key, draft, base)] as const);
  const addresses = IMAGE_SLOTS.map((position) => {
    const change = draft.slots[position];
    const problem = change?.kind === 'address' ? imageUrlProblem(change.address.trim()) : null;
    return [`slots.${position}.address`, problem] as const;
  });
  const titles = draft.documents.map(({ title }, index) => {
    return [`documents.${index}.title`, documentTitleProblem(title)] as const;
  });
  return [...fields, ...addresses, ...titles];
}

/** A saved value that was not edited is not judged: a product may have lost its last category, or never had a price. */
function fieldProblem(key: FormKey, draft: ProductDraft, base: AdminProduct | null): Problem | null {
  const value = draft[key];
  if (key === 'stock_reason') return isStockCorrected(draft, base) ? reasonProblem(draft[key]) : null;
  if (base !== null && !isFieldChanged(key, draft, base)) return null;
  switch (describeField(key).kind) {
    case 'amount':
    case 'whole':
      return typedNumberProblem(String(value), (number) => formProblem(key, number));
    case 'richText':
      // The rule is about rich text, which the server makes from the typed text.
      return null;
    default:
      // The field is hidden unless the stock is corrected.
      return key === 'stock_note' && !isStockCorrected(draft, base) ? null : formProblem(key, value);
  }
}

/** The screen requires a reason; calls may omit it. */
function reasonProblem(reason: string): Problem | null {
  return isBlank(reason) ? REQUIRED : stockReasonProblem(reason);
}

function pathOf(field: string): ProblemPath | null {
  const position = IMAGE_SLOTS.find((slot) => field === `image_${slot}` || field === `image_${slot}_url`);
  if (position) return `slots.${position}.${field.endsWith('_url') ? 'address' : 'file'}`;
  return keysIn('form').find((key) => key === field) ?? documentPathOf(field);
}

function documentPathOf(field: string): DocumentPath | null {
  const [, index, name] = /^documents\.(\d{1,3})\.(title|kind|file)$/.exec(field) ?? [];
  if (index === undefined) return null;
  // The pattern allows these names only.
  return `documents.${Number(index)}.${name as 'title' | 'kind' | 'file'}`;
}
