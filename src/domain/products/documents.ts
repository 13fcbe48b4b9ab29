/** Documents of products, such as a notice or an exploded view: PDFs kept beside the pictures. Pure. */

import { type Problem, REQUIRED } from '../problem';
import { isBlank } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';
import { MEDIA_PATH } from './pictures';

export const DOCUMENT_KINDS = ['notice', 'exploded-view', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_TYPE = 'application/pdf';

export const MAX_DOCUMENT_MEGABYTES = 10;
export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MEGABYTES * 1024 * 1024;
/** Documents of one product. */
export const MAX_DOCUMENTS = 20;
/** Characters. */
export const MAX_DOCUMENT_TITLE = 120;

export const NOT_A_PDF: Problem = { code: 'documentType' };
export const DOCUMENT_TOO_LARGE: Problem = { code: 'documentTooLarge' };

/** Below the folder of pictures, so that backups include them. */
export const DOCUMENT_SUBFOLDER = 'documents';
export const DOCUMENTS_PATH = `${MEDIA_PATH}/${DOCUMENT_SUBFOLDER}`;

/** Generated names only, which cannot lead out of the folder. */
const OWN = /^\/media\/(documents\/[A-Za-z0-9_-]+\.pdf)$/;

/** The file of a document's address, relative to the folder of pictures; null for any other address. */
export function ownDocumentFile(address: string): string | null {
  return OWN.exec(address)?.[1] ?? null;
}

/** The address of a document, relative to the site's root. */
export function documentUrl(filename: string): string {
  return `${DOCUMENTS_PATH}/${filename}`;
}

export function documentTitleProblem(title: string): Problem | null {
  if (isBlank(title)) return REQUIRED;
  if (title.length > MAX_DOCUMENT_TITLE) return { code: 'tooLong', values: { max: MAX_DOCUMENT_TITLE } };
  return hasOddCharacters(title) ? { code: 'oddCharacters' } : null;
}

export function documentsProblem(rows: readonly unknown[]): Problem | null {
  return rows.length > MAX_DOCUMENTS ? { code: 'tooManyTexts', values: { max: MAX_DOCUMENTS } } : null;
}

/** What is wrong with a file that is to become a document. */
export function documentFileProblem(bytes: Uint8Array): Problem | null {
  if (bytes.length > MAX_DOCUMENT_BYTES) return DOCUMENT_TOO_LARGE;
  return isPdf(bytes) ? null : NOT_A_PDF;
}

const HEAD = '%PDF-';
/** What points to the table of contents of the file, and the end mark; Payload looks for both too. */
const END = ['startxref', '%%EOF'];
/** Bytes at the end of a file in which they are. */
const TAIL_BYTES = 1024;

/**
 * Whether a file is a whole PDF by its content. The first bytes decide: readers also accept a head further on, but so would a
 * web page with a PDF behind it be one.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => String.fromCharCode(...part);
  const tail = text(bytes.subarray(-TAIL_BYTES));
  return text(bytes.subarray(0, HEAD.length)) === HEAD && END.every((mark) => tail.includes(mark));
}
