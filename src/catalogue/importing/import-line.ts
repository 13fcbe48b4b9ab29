/** Imports one line: compares it with the product it names and writes the difference through Payload. */
import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest, type RequiredDataFromCollectionSlug, type TypedUser } from 'payload';
import { waitForOtherEdits } from '@/database/locks';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { cellChanges } from '@/domain/import/canonical';
import type { ProductCells } from '@/domain/import/columns';
import { categoriesProblem, titleProblem } from '@/domain/products/product-rules';
import { withLostZeros } from '@/domain/search/part-number';
import { fold } from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';
import { tidyLine } from '@/domain/texts/tidy-text';
import { importReportWords } from '@/words/en/catalogue/imports';
import { AS_CALLER } from '../editing/edit';
import { productData } from '../editing/product-data';
import { lineFields, lineImages } from './line-fields';
import { lineProblem, refusalProblems } from './line-problems';
import type { Names } from './names';
import { cellsOf, changedCells, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';
import { type Relations, resolveBrands, resolveCategories } from './relations';
import { resolveSuccessor } from './successor';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'failed';
export type LineResult = { outcome: Outcome; messages: string[]; made: string[] };

type Line = {
  req: PayloadRequest;
  /** who started the import, for the access rules */
  user: TypedUser;
  cells: ProductCells;
  names: Names;
  mayCreate: boolean;
  /** of an existing product */
  mayUpdateStock: boolean;
  /** keys of what earlier lines have created, or would have in a dry run */
  madeBefore: readonly string[];
};

const UNCHANGED: LineResult = { outcome: 'unchanged', messages: [], made: [] };

/**
 * Runs in a transaction that the caller commits or rolls back. A dry run does all the work and rolls back, so that its report
 * is the same as that of a real run.
 * @throws unexpected errors; refusals by the shop's rules are results
 */
export async function importLine(line: Line): Promise<LineResult> {
  try {
    return await write(line);
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error;
    return failed(refusalProblems(error));
  }
}

async function write({ req, user, cells, names, mayCreate, mayUpdateStock, madeBefore }: Line): Promise<LineResult> {
  await waitForOtherEdits(req);
  const found = await findProducts(req, cells);
  if (found.length > 1) return failed([lineProblem('title', { code: 'lineTitleAmbiguous' })]);
  const [kept] = found;
  const known = kept ? null : await withZeros(req, cells.reference);
  if (known !== null) {
    const values = { text: cells.reference?.trim() ?? '', known };
    return failed([lineProblem('reference', { code: 'cellLostZeros', values })]);
  }
  const changed = kept ? changedCells(cells, cellsOf(kept, names), { mayUpdateStock }) : cells;
  if (kept && Object.keys(changed).length === 0) return UNCHANGED;

  const { fields, problems } = lineFields({ ...changed, ...correctionOf(cells, changed) });
  const options = { req, user, names, mayCreate };
  const categories = await resolveWhere(changed.categories, (cell) => resolveCategories({ ...options, cell }));
  const brands = await resolveWhere(changed.brands, (cell) => resolveBrands({ ...options, cell }));
  const images = await lineImages(req, changed);
  const successor = await resolveSuccessor(req, changed.replaced_by);
  // The cell may name the same categories in a different way.
  if (kept && isSameList(categories?.ids, kept.category_ids)) delete changed.categories;
  if (kept && isSameList(brands?.ids, kept.tag_ids)) delete changed.brands;
  const allProblems = [
    ...problems,
    ...(categories?.problems ?? []),
    ...(brands?.problems ?? []),
    ...images.problems,
    ...successor.problems,
    ...(kept ? [] : missing(cells)),
  ];
  if (allProblems.length > 0) return failed(allProblems);
  if (kept && Object.keys(changed).length === 0) return UNCHANGED;

  const data = {
    ...(await productData({ payload: req.payload, fields, kept: kept ?? null, pictureIds: new Map() })),
    ...(categories ? { categories: categories.ids } : {}),
    ...(brands ? { tags: brands.ids } : {}),
    ...images.slots,
    ...successor.data,
  };
  await save({ req, user, id: kept?.id ?? null, data });
  const made = [...(categories?.made ?? []), ...(brands?.made ?? [])];
  const news = made.filter(({ key }) => !madeBefore.includes(key)).map(({ message }) => message);
  return {
    outcome: kept ? 'updated' : 'created',
    messages: [...news, ...(kept ? changeMessages(cellChanges(changed, cellsOf(kept, names))) : [])],
    made: made.map(({ key }) => key),
  };
}

function changeMessages({ short, others }: ReturnType<typeof cellChanges>): string[] {
  return [
    ...short.map(({ column, before, after }) => importReportWords.change(column, before, after)),
    ...(others.length > 0 ? [importReportWords.changed(others.join(', '))] : []),
  ];
}

async function save({
  req,
  user,
  id,
  data,
}: {
  req: PayloadRequest;
  user: TypedUser;
  id: number | null;
  data: Awaited<ReturnType<typeof productData>>;
}): Promise<void> {
  const { payload } = req;
  if (id !== null) {
    await payload.update({ collection: 'products', id, data, ...AS_CALLER, user, req });
    return;
  }
  await payload.create({
    collection: 'products',
    // Required fields were checked; the others have defaults.
    data: data as RequiredDataFromCollectionSlug<'products'>,
    ...AS_CALLER,
    user,
    req,
  });
}

/** Why the line corrects the stock; nothing if it leaves the stock as it is. */
function correctionOf({ stock_reason, stock_note }: ProductCells, changed: ProductCells): ProductCells {
  return changed.stock === undefined ? {} : { stock_reason, stock_note };
}

/** The product with exactly this reference, or else those that have it in another spelling: shops have twins from earlier times. */
async function findByReference(req: PayloadRequest, reference: string): Promise<TableProduct[]> {
  const select = sql.raw(SELECT_TABLE_PRODUCTS);
  const found = await executeInTransaction<TableProduct>(
    req,
    sql`${select} WHERE p.reference_identity = ${textIdentity(reference)} LIMIT 10`,
  );
  const exact = found.filter((product) => product.reference === tidyLine(reference));
  return exact.length > 0 ? exact : found;
}

/** Finds by reference, or by title among products without a reference. At most two. */
function findProducts(req: PayloadRequest, { reference, title }: ProductCells): Promise<TableProduct[]> {
  const select = sql.raw(SELECT_TABLE_PRODUCTS);
  if (reference !== undefined) {
    return findByReference(req, reference);
  }
  const trimmed = (title ?? '').trim();
  return executeInTransaction(
    req,
    sql`${select} WHERE p.title_folded COLLATE "C" = ${fold(trimmed)} AND p.title = ${trimmed} AND p.reference IS NULL LIMIT 2`,
  );
}

/** The reference from which a spreadsheet may have made this one, by dropping its zeros. */
async function withZeros(req: PayloadRequest, reference: string | undefined): Promise<string | null> {
  const candidates = withLostZeros(reference ?? '');
  if (candidates.length === 0) return null;
  const [row] = await executeInTransaction<{ reference: string }>(
    req,
    sql`SELECT reference FROM products WHERE reference = ANY(${asTexts(candidates)}) LIMIT 1`,
  );
  return row?.reference ?? null;
}

function isSameList(ids: readonly number[] | undefined, kept: readonly number[]): boolean {
  return ids !== undefined && ids.length === kept.length && ids.every((id, index) => id === kept[index]);
}

/** The required fields that a new product lacks. */
function missing({ title, categories }: ProductCells): string[] {
  const problems = [
    ['title', titleProblem(title)],
    ['categories', categoriesProblem(categories === undefined ? [] : [categories])],
  ] as const;
  return problems.flatMap(([column, problem]) => (problem ? [lineProblem(column, problem)] : []));
}

async function resolveWhere(
  cell: string | undefined,
  resolve: (cell: string) => Promise<Relations>,
): Promise<Relations | null> {
  return cell === undefined ? null : resolve(cell);
}

function failed(messages: string[]): LineResult {
  return { outcome: 'failed', messages, made: [] };
}
