import type { UploadedDocument } from '@/contract/admin/documents';
import { documentUrl } from '@/domain/products/documents';
import { AS_CALLER, type Caller } from './edit';
import { refusedAt } from './pictures';

/**
 * Saves a PDF in the library of documents.
 * @throws the collection's refusals at `file` (413, 415)
 */
export async function uploadDocument({ payload, user }: Caller, file: File): Promise<UploadedDocument> {
  const data = Buffer.from(await file.arrayBuffer());
  const saved = payload.create({
    collection: 'documents',
    data: {},
    file: { data, mimetype: file.type, name: file.name, size: file.size },
    ...AS_CALLER,
    user,
  });
  const { id, filename } = await saved.catch((error: unknown) => {
    throw refusedAt('file', error);
  });
  return { id, url: documentUrl(filename ?? ''), size: data.length };
}
