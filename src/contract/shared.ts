import { z } from 'zod';
import { isBlank } from '@/domain/text';

/** The body of every refused call. `error` repeats `message`; `details` names the fields at fault. */
export const errorAnswer = z.object({
  message: z.string(),
  error: z.string(),
  details: z.record(z.string(), z.array(z.unknown())).optional(),
});

export const REQUIRED_TEXT = 'Ce champ est obligatoire.';

/** Control characters: a line break in a name would reach the headers of a mail. Only free texts may hold line breaks. */
const CONTROL = /\p{Cc}/u;

/** A text on one line that must hold more than spaces; trimmed. */
export function requiredText(maxLength: number) {
  return z
    .string({ error: REQUIRED_TEXT })
    .max(maxLength, `${maxLength} caractères au maximum.`)
    .refine((text) => !isBlank(text), REQUIRED_TEXT)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'Caractère non autorisé.')
    .transform((text) => text.trim());
}

/** A text that may be missing or blank; then ''. */
export function optionalText(maxLength: number) {
  return z
    .string('Texte attendu.')
    .max(maxLength, `${maxLength} caractères au maximum.`)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text.replace(/[\t\n\r]/g, ' ')), 'Caractère non autorisé.')
    .nullish()
    .transform((text) => (text ?? '').trim());
}

/** An identifier as PostgreSQL keeps it: 1 to 2 147 483 647. */
export const MAX_ID = 2_147_483_647;

export const stockStatus = z.enum(['instock', 'outofstock']);

/** Dinars with at most two decimals. */
export const money = z.number();
