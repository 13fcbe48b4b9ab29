import { z } from 'zod';
import { SEPARATORS } from '@/domain/import/separator';
import { TEXT_ENCODINGS } from '@/domain/import/text-file';

/** How an uploaded file was understood. */
export const readAs = z.discriminatedUnion('format', [
  z.object({ format: z.literal('csv'), encoding: z.enum(TEXT_ENCODINGS), separator: z.enum(SEPARATORS) }),
  z.object({ format: z.literal('xlsx'), encoding: z.null(), separator: z.null() }),
]);
