/** Buying by a list of part numbers. */
import { z } from 'zod';
import {
  countQuickLines,
  MAX_LIST_FILE_BYTES,
  MAX_QUICK_LINES,
  MAX_QUICK_TEXT,
  QUICK_VERDICTS,
} from '@/domain/orders/quick-order';
import { asIssue, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { listingProduct } from './catalogue';
import type { RouteSpec } from './route-spec';

export const quickOrderRequest = z.object({
  /** lines of `number;quantity`, `number<tab>quantity` or `number`; their positions count, so nothing is trimmed */
  text: z
    .string({ error: asIssue(REQUIRED) })
    .max(MAX_QUICK_TEXT, { error: asIssue({ code: 'tooLong', values: { max: MAX_QUICK_TEXT } }), abort: true })
    .refine((text) => !isBlank(text), asIssue(REQUIRED))
    .refine((text) => text.isWellFormed() && !text.includes('\0'), asIssue({ code: 'oddCharacters' }))
    .refine(
      (text) => countQuickLines(text) <= MAX_QUICK_LINES,
      asIssue({ code: 'tooManyQuickLines', values: { max: MAX_QUICK_LINES } }),
    ),
});

export const quickOrderAnswer = z.object({
  lines: z.array(
    z.object({
      /** position in the text, from 1 */
      line: z.number(),
      typed: z.string(),
      quantity: z.number(),
      /** `replaced`: the number is a former one, or its product has a successor; `short`: fewer in stock than wanted */
      verdict: z.enum(QUICK_VERDICTS),
      products: z.array(listingProduct),
    }),
  ),
});
export type QuickOrderAnswer = z.infer<typeof quickOrderAnswer>;

export const listFileForm = z.object({
  file: z
    .file(asIssue(REQUIRED))
    // A file input without a file sends an empty one.
    .refine(({ name, size }) => name !== '' || size > 0, asIssue(REQUIRED)),
});

const listFileAnswer = z.object({
  /** the `text` of a quick order: a line of `number<tab>quantity` for each row */
  text: z.string(),
});
export type ListFileAnswer = z.infer<typeof listFileAnswer>;

export const buyingRoutes = {
  quickOrder: {
    method: 'POST',
    path: '/quick-order',
    summary: 'Finds the products of a list of part numbers, at most 200 lines',
    caller: 'anyone',
    body: quickOrderRequest,
    status: 200,
    answer: quickOrderAnswer,
    refusals: [413, 415],
  },
  readListFile: {
    method: 'POST',
    path: '/quick-order/file',
    summary:
      'Reads the list of a quick order from an XLSX file: the first two columns of its first sheet, at most 200 lines',
    caller: 'anyone',
    limit: 'list-file',
    isOneAtATime: true,
    accepts: 'form',
    // Somewhat more is read, so that a file that is too large is refused with a message.
    maxFormBytes: 2 * MAX_LIST_FILE_BYTES,
    takesStrangersFiles: true,
    body: listFileForm,
    status: 200,
    answer: listFileAnswer,
    refusals: [403, 413, 415, 429, 503],
  },
} as const satisfies Record<string, RouteSpec>;
