/** What is wrong with the form of a product, by the names of the documented call. */

import {
  categoriesProblem,
  dateProblem,
  formPriceProblem,
  IMAGE_SLOTS,
  imageUrlProblem,
  shortDescriptionProblem,
  stockProblem,
  titleProblem,
} from '@/domain/product-rules';
import { typedNumberProblem } from '@/domain/read-number';
import { officeProductFormWords } from '@/words/en/product-form';
import { AdminApiError } from '../../api/client';
import { failureText } from '../../api/failure-text';
import type { ProductDraft } from './draft';

export type Problems = Partial<Record<string, string>>;

export function problemsOf(draft: ProductDraft): Problems {
  const all: Record<string, string | null> = {
    title: titleProblem(draft.title),
    price: typedNumberProblem(draft.price, formPriceProblem),
    category_ids: categoriesProblem(draft.category_ids),
    short_description: shortDescriptionProblem(draft.short_description),
    stock: typedNumberProblem(draft.stock, stockProblem),
    date: dateProblem(draft.date),
    ...Object.fromEntries(
      IMAGE_SLOTS.map((position) => {
        const change = draft.slots[position];
        return [`image_${position}_url`, change?.kind === 'address' ? imageUrlProblem(change.address.trim()) : null];
      }),
    ),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([field, message]) => (message ? [[field, message]] : [])));
}

/** What the server says of single fields: of a slot's file as `image_2`, of its address as `image_2_url`. */
export function problemsFrom(error: Error): Problems {
  if (!(error instanceof AdminApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.details).flatMap(([field, messages]) => {
      const [first] = [messages].flat();
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}

/** What is said above the form of a product that was not saved. */
export function saveFailure(error: Error): string {
  if (error instanceof AdminApiError && error.status === 404) return officeProductFormWords.saveFailedGone;
  return failureText(officeProductFormWords.saveFailed, error, officeProductFormWords.saveFailedRetry);
}

/** Somebody else has saved the product, or its stock has moved, since this copy was read. */
export function isOutdated(error: Error | null): boolean {
  return error instanceof AdminApiError && error.status === 409 && ('stock' in error.details || !hasDetails(error));
}

function hasDetails({ details }: AdminApiError): boolean {
  return Object.keys(details).length > 0;
}
