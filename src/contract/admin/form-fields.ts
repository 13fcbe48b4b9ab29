/** Fields of the forms of the back office, which may come as JSON, too. */
import { z } from 'zod';
import { IMAGE_TYPE_MESSAGE } from '@/domain/image-rules';
import { isBlank } from '@/domain/text';
import { parseId } from '../catalogue';

/** A picture to be saved. A file input that was left empty sends a file without name and content: null. */
export const picture = z
  .union([z.file(), z.literal('')], IMAGE_TYPE_MESSAGE)
  .nullish()
  .transform((file) => (file instanceof File && (file.size > 0 || file.name !== '') ? file : null));

/** The id of another document; blank: null. Absent stays absent. */
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
