/** Fields of the back office's forms, which may also come as JSON. */
import { z } from 'zod';
import { asIssue } from '@/domain/problem';
import { PICTURE_TYPE } from '@/domain/products/image-rules';
import { isBlank } from '@/domain/text';
import { parseId } from '../catalogue';

/** A picture to be saved. Null for an empty file input, which sends a file without name and content. */
export const picture = z
  .union([z.file(), z.literal('')], asIssue(PICTURE_TYPE))
  .nullish()
  .transform((file) => (file instanceof File && (file.size > 0 || file.name !== '') ? file : null));

/** The id of another document; null if blank, undefined if absent. */
export function relation(message: string) {
  return z
    .union([z.number(), z.string()], message)
    .nullish()
    .transform((value, context) => {
      if (value === undefined) return undefined;
      if (value === null || isBlank(value)) return null;
      const id = parseId(String(value).trim());
      if (id !== null) return id;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}
