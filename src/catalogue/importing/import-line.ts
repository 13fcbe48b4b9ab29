/** One line of an import: what it says, compared with what is there, written through Payload. */
import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest, type RequiredDataFromCollectionSlug, type TypedUser } from 'payload';
import { waitForOtherEdits } from '@/database/one-edit';
import { executeInTransaction } from '@/database/transaction';
import type { ProductCells } from '@/domain/import/columns';
import type { Problem } from '@/domain/problem';
import { categoriesProblem, titleProblem } from '@/domain/product-rules';
import { fold } from '@/domain/text';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { productData } from '../editing/product-data';
import { changedCells } from './changed-cells';
import { lineFields } from './line-fields';
import { lineImages } from './line-images';
import { lineProblems } from './line-problems';
import type { Names } from './names';
import { cellsOf, SELECT_TABLE_PRODUCTS, type TableProduct } from './product-cells';
import { type Relations, resolveBrands, resolveCategories } from './relations';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'failed';
export type LineResult = { outcome: Outcome; messages: string[]; made: string[] };

type Line = {
  req: PayloadRequest;
  /** who began the import, for the access rules */
  user: TypedUser;
  cells: ProductCells;
  names: Names;
  mayCreate: boolean;
  /** of a product that is there already */
  mayUpdateStock: boolean;
  /** what earlier lines of a dry run would have made */
  madeBefore: readonly string[];
};

const UNCHANGED: LineResult = { outcome: 'unchanged', messages: [], made: [] };

const AS_ASKED = { overrideAccess: false, depth: 0 } as const;

/**
 * In its own transaction, which the caller keeps or not: a dry run does all of it and keeps nothing, so that it says
 * exactly what a real run says.
 * @throws what is no refusal of the shop's rules
 */
export async function importLine(line: Line): Promise<LineResult> {
  try {
    return await write(line);
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error;
    return failed(lineProblems(error));
  }
}

async function write({ req, user, cells, names, mayCreate, mayUpdateStock, madeBefore }: Line): Promise<LineResult> {
  await waitForOtherEdits(req);
  const found = await findProducts(req, cells);
  if (found.length > 1)
    return failed(['title: Several products without a reference have this title: give it a reference']);
  const [kept] = found;
  const changed = kept ? changedCells(cells, cellsOf(kept, names), { mayUpdateStock }) : cells;
  if (kept && Object.keys(changed).length === 0) return UNCHANGED;

  const { fields, problems } = lineFields(changed);
  const options = { req, user, names, mayCreate };
  const categories = await resolveWhere(changed.categories, (cell) => resolveCategories({ ...options, cell }));
  const brands = await resolveWhere(changed.brands, (cell) => resolveBrands({ ...options, cell }));
  const images = await lineImages(req, changed);
  // The cell may name the same categories in another way.
  if (kept && isSameList(categories?.ids, kept.category_ids)) delete changed.categories;
  if (kept && isSameList(brands?.ids, kept.tag_ids)) delete changed.brands;
  const allProblems = [
    ...problems,
    ...(categories?.problems ?? []),
    ...(brands?.problems ?? []),
    ...images.problems,
    ...(kept ? [] : missing(cells)),
  ];
  if (allProblems.length > 0) return failed(allProblems);
  if (kept && Object.keys(changed).length === 0) return UNCHANGED;

  const data = {
    ...(await productData({ payload: req.payload, fields, kept: kept ?? null, pictureIds: new Map() })),
    ...(categories ? { categories: categories.ids } : {}),
    ...(brands ? { tags: brands.ids } : {}),
    ...images.slots,
  };
  await save({ req, user, id: kept?.id ?? null, data });
  const made = [...(categories?.made ?? []), ...(brands?.made ?? [])];
  const news = made.filter(({ key }) => !madeBefore.includes(key)).map(({ message }) => message);
  return {
    outcome: kept ? 'updated' : 'created',
    messages: [...news, ...(kept ? [`Changed: ${Object.keys(changed).join(', ')}`] : [])],
    made: made.map(({ key }) => key),
  };
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
    await payload.update({ collection: 'products', id, data, ...AS_ASKED, user, req });
    return;
  }
  await payload.create({
    collection: 'products',
    // What must be there was looked at; what else is left out has a default.
    data: data as RequiredDataFromCollectionSlug<'products'>,
    ...AS_ASKED,
    user,
    req,
  });
}

/** By reference; without a reference, by the title of a product that has no reference either. At most two. */
function findProducts(req: PayloadRequest, { reference, title }: ProductCells): Promise<TableProduct[]> {
  const select = sql.raw(SELECT_TABLE_PRODUCTS);
  if (reference !== undefined) {
    return executeInTransaction(req, sql`${select} WHERE p.reference = ${reference.trim()}`);
  }
  const trimmed = (title ?? '').trim();
  return executeInTransaction(
    req,
    sql`${select} WHERE p.title_folded COLLATE "C" = ${fold(trimmed)} AND p.title = ${trimmed} AND p.reference IS NULL LIMIT 2`,
  );
}

function isSameList(ids: readonly number[] | undefined, kept: readonly number[]): boolean {
  return ids !== undefined && ids.length === kept.length && ids.every((id, index) => id === kept[index]);
}

/** Everything that a new product needs and lacks. */
function missing({ title, categories }: ProductCells): string[] {
  const problems: [string, Problem | null][] = [
    ['title', titleProblem(title)],
    ['categories', categoriesProblem(categories === undefined ? [] : [categories])],
  ];
  return problems.flatMap(([column, problem]) =>
    problem ? [`${column}: ${sayProblem(problem, officeProblemWords)}`] : [],
  );
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
