/** Uploaded documents, which products name. */
import { z } from 'zod';
import { asIssue } from '@/domain/problem';
import { MAX_DOCUMENT_BYTES, NOT_A_PDF } from '@/domain/products/documents';
import type { RouteSpec } from '../route-spec';

/** A file that is a little too large is still read, so that its refusal can say so. */
const MAX_FORM_BYTES = MAX_DOCUMENT_BYTES + 2_000_000;

export const uploadedDocument = z.object({
  id: z.number(),
  url: z.string(),
  /** bytes */
  size: z.number(),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

export const adminDocumentRoutes = {
  uploadDocument: {
    method: 'POST',
    path: '/admin/documents',
    summary: 'Uploads a PDF (`file`), which products then name by its id in `documents`',
    caller: 'editor',
    accepts: 'form',
    maxFormBytes: MAX_FORM_BYTES,
    body: z.object({ file: z.file(asIssue(NOT_A_PDF)) }),
    status: 201,
    answer: uploadedDocument,
    refusals: [401, 403, 413, 415],
  },
} as const satisfies Record<string, RouteSpec>;
