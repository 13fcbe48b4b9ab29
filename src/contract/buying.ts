/** Buying by a list of part numbers. */
import { z } from 'zod';
import { asIssue, REQUIRED } from '@/domain/problem';
import { MAX_QUICK_LINES, MAX_QUICK_TEXT, QUICK_VERDICTS, readQuickLines } from '@/domain/quick-order';
import { isBlank } from '@/domain/text';
import { listingProduct } from './catalogue';
import type { RouteSpec } from './route-spec';

export const quickOrderRequest = z.object({
  /** lines of `number;quantity`, `number<tab>quantity` or `number`; their positions count, so nothing is trimmed */
  text: z
    .string({ error: asIssue(REQUIRED) })
    .max(MAX_QUICK_TEXT, asIssue({ code: 'tooLong', values: { max: MAX_QUICK_TEXT } }))
    .refine((text) => !isBlank(text), asIssue(REQUIRED))
    .refine((text) => text.isWellFormed() && !text.includes('\0'), asIssue({ code: 'oddCharacters' }))
    .refine(
      (text) => readQuickLines(text).length <= MAX_QUICK_LINES,
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
} as const satisfies Record<string, RouteSpec>;
