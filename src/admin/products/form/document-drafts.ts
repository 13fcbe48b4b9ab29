/** The documents of a product in its form, and the upload of those that are new. */
import type { AdminProduct } from '@/contract/admin/products';
import type { DocumentKind } from '@/domain/products/documents';
import { legibleFileName } from '@/domain/products/image-rules';
import { uploadDocument } from '../queries';

type SavedFile = Pick<AdminProduct['documents'][number], 'url' | 'size'> & { id: number };

export type DocumentDraft = {
  title: string;
  kind: DocumentKind;
  /** a chosen file is uploaded when the form is saved */
  file: SavedFile | File;
};

/** A new row for a chosen file, which its name may already describe. */
export function draftOfFile(file: File): DocumentDraft {
  return { title: legibleFileName(file.name), kind: 'notice', file };
}

/** @param documents of a saved product; absent from a new one */
export function documentsOf(documents: unknown): DocumentDraft[] {
  if (!Array.isArray(documents)) return [];
  // The answer's shape is the server's concern, as for the other fields.
  const rows = documents as AdminProduct['documents'];
  return rows.map(({ title, kind, file, url, size }) => ({ title, kind, file: { id: file, url, size } }));
}

/** The rows as the call takes them in a form, once their files are uploaded. */
export function sentDocuments(rows: readonly DocumentDraft[]): string {
  return JSON.stringify(
    rows.map(({ title, kind, file }) => ({
      title: title.trim(),
      kind,
      file: file instanceof File ? null : file.id,
    })),
  );
}

type UploadOptions = {
  rows: readonly DocumentDraft[];
  /** the share of all bytes that was sent, 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** called after each upload, so that another attempt does not repeat it */
  onUploaded: (rows: readonly DocumentDraft[]) => void;
  onFailed: (index: number, error: Error) => void;
};

/** Uploads the chosen files, one after another. @throws what the first failed upload throws */
export async function uploadNewDocuments({ rows, signal, ...on }: UploadOptions): Promise<readonly DocumentDraft[]> {
  const total = rows.reduce((sum, { file }) => sum + (file instanceof File ? file.size : 0), 0);
  let sent = 0;
  let current = rows;
  for (const [index, { file }] of rows.entries()) {
    if (!(file instanceof File)) continue;
    const onProgress = (share: number) => on.onProgress((sent + share * file.size) / total);
    const saved = await uploadDocument({ file, onProgress, signal }).catch((error: Error) => {
      on.onFailed(index, error);
      throw error;
    });
    sent += file.size;
    current = current.map((row, place) => (place === index ? { ...row, file: saved } : row));
    on.onUploaded(current);
  }
  return current;
}
