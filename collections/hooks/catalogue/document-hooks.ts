/** Uploads of documents, the rows of products that name them, and their deletion. */
import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { mayEditCatalogue } from '@/domain/accounts/roles';
import { isRecord } from '@/domain/json';
import { DOCUMENT_TOO_LARGE, DOCUMENT_TYPE, documentFileProblem, NOT_A_PDF } from '@/domain/products/documents';
import { legibleFileName } from '@/domain/products/image-rules';
import { refusal } from '../refusals';

/** Refuses a file whose content is not a PDF, and gives a PDF a generated name, which is never used twice. */
export const prepareDocument: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload checks access later: no work for callers that it will refuse.
  if (!overrideAccess && !mayEditCatalogue(req.user)) return args;
  const { file } = req;
  delete req.query?.uploadEdits;
  if (!file) {
    if (operation === 'create') throw refusal(NOT_A_PDF, 415);
    return withoutFileData(args);
  }
  const problem = documentFileProblem(file.data);
  if (problem) throw refusal(problem, problem === DOCUMENT_TOO_LARGE ? 413 : 415);
  req.file = { data: file.data, mimetype: DOCUMENT_TYPE, name: `${randomUUID()}.pdf`, size: file.data.length };
  return operation === 'create' ? named(args, file.name) : args;
};

type Args = Parameters<CollectionBeforeOperationHook>[0]['args'];

/** Editors look for a document by the name of its file, unless they give it another. */
function named(args: Args, filename: string): Args {
  const data = dataOf(args);
  return data && !data.name ? withData(args, { ...data, name: legibleFileName(filename) }) : args;
}

const OF_THE_FILE = ['filename', 'filesize', 'mimeType', 'url', 'thumbnailURL', 'width', 'height', 'focalX', 'focalY'];

/** What the shop knows of a file changes only with the file. */
function withoutFileData(args: Args): Args {
  const data = dataOf(args);
  if (!data) return args;
  return withData(args, Object.fromEntries(Object.entries(data).filter(([name]) => !OF_THE_FILE.includes(name))));
}

function dataOf(args: Args): Record<string, unknown> | null {
  const data: unknown = 'data' in args ? args.data : null;
  return isRecord(data) ? data : null;
}

/** Payload types the data of a hook by collection and operation. */
function withData(args: Args, data: Record<string, unknown>): Args {
  return { ...args, data } as Args;
}

/** After a file was replaced, its products show the new one. A new document is on no product yet. */
export const announceDocument: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') {
    const rows = await executeInTransaction<{ id: number }>(
      req,
      sql`SELECT DISTINCT _parent_id AS id FROM products_documents WHERE file_id = ${Number(doc.id)}`,
    );
    await announce(req, rows);
  }
  return doc;
};

/** Products lose a deleted document. Payload's own column would keep it from being deleted. */
export const deleteDocumentRows: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rows = await executeInTransaction<{ id: number }>(
    req,
    sql`DELETE FROM products_documents WHERE file_id = ${Number(id)} RETURNING _parent_id AS id`,
  );
  await announce(req, rows);
};

async function announce(req: PayloadRequest, products: readonly { id: number }[]): Promise<void> {
  const ids = [...new Set(products.map(({ id }) => id))];
  if (ids.length > 0) await announceChange(req, { aspects: ['details'], products: ids });
}

/** Rows get new ids with each save: one that a caller made up could be another product's. */
export const renewDocumentRows: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data = operation === 'create' || operation === 'update' ? dataOf(args) : null;
  if (!Array.isArray(data?.documents)) return args;
  const documents = data.documents.map((row: unknown) => (isRecord(row) ? { ...row, id: undefined } : row));
  return withData(args, { ...data, documents });
};
