/** The cells of a line as the fields of a product. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { changedFields, type ProductFields } from '@/contract/admin/product/product-fields';
import { executeInTransaction } from '@/database/transaction';
import { readDate, readFlag, readStockStatus } from '@/domain/import/cells';
import { columnKind, IMPORTED_COLUMNS, isCorrectionColumn, type ProductCells } from '@/domain/import/columns';
import { mediaUrl, ownPictureFile } from '@/domain/products/pictures';
import type { FieldKind } from '@/domain/products/product-fields';
import { IMAGE_SLOTS, imageUrlProblem } from '@/domain/products/product-rules';
import { type Read, readNumber } from '@/domain/read-number';
import { issueProblems, lineProblem } from './line-problems';

const taken = (value: unknown): Read<unknown> => ({ ok: true, value });

/** How cells are read, by kind. Pictures and relations are read apart: they need the database. */
const READERS: Record<FieldKind | 'picture', ((cell: string) => Read<unknown>) | null> = {
  line: (cell) => taken(cell.trim()),
  lines: (cell) => taken(cell.trim()),
  richText: taken,
  amount: readNumber,
  whole: readNumber,
  stockStatus: (cell) => taken(readStockStatus(cell)),
  flag: readFlag,
  moment: (cell) => taken(readDate(cell)),
  relations: null,
  product: null,
  documents: null,
  picture: null,
};

/** The fields that need no other rows, by the rules of the product form. */
export function lineFields(cells: ProductCells): { fields: ProductFields; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const column of IMPORTED_COLUMNS) {
    const cell = cells[column];
    const readCell = isCorrectionColumn(column) ? READERS.line : READERS[columnKind(column)];
    if (cell === undefined || readCell === null) continue;
    const read = readCell(cell);
    if (read.ok) values[column] = read.value;
    else problems.push(lineProblem(column, read.problem));
  }
  const parsed = changedFields.safeParse(values);
  if (parsed.success) return { fields: parsed.data, problems };
  return { fields: {}, problems: [...problems, ...issueProblems(parsed.error.issues)] };
}

type LineImages = { slots: Record<string, number | string | null>; problems: string[] };

/** The image slots. The address of an uploaded picture becomes a relation; any other address is kept as a text. */
export async function lineImages(req: PayloadRequest, cells: ProductCells): Promise<LineImages> {
  const images: LineImages = { slots: {}, problems: [] };
  for (const position of IMAGE_SLOTS) {
    const column = `image_${position}` as const;
    const address = cells[column]?.trim();
    if (address === undefined) continue;
    const file = ownPictureFile(withoutHost(address, req.payload.config.serverURL));
    const picture = file === null ? null : await pictureId(req, file);
    const problem = file === null ? imageUrlProblem(address) : null;
    if (problem) images.problems.push(lineProblem(column, problem));
    if (file !== null && picture === null) {
      images.problems.push(lineProblem(column, { code: 'lineUnknownPicture', values: { address: mediaUrl(file) } }));
    }
    images.slots[`image${position}`] = picture;
    images.slots[`image${position}Url`] = picture === null ? address : null;
  }
  return images;
}

/** An address on this shop's own host as a path. */
function withoutHost(address: string, serverUrl: string): string {
  return serverUrl !== '' && address.startsWith(`${serverUrl}/`) ? address.slice(serverUrl.length) : address;
}

async function pictureId(req: PayloadRequest, file: string): Promise<number | null> {
  const [row] = await executeInTransaction<{ id: number }>(req, sql`SELECT id FROM media WHERE filename = ${file}`);
  return row?.id ?? null;
}
