/** Finds or creates the categories and brands that a line names. */
import { type PayloadRequest, type TypedUser, ValidationError } from 'payload';
import { readList, readPath } from '@/domain/import/cells';
import { PATH_SEPARATOR } from '@/domain/import/columns';
import type { Problem } from '@/domain/problem';
import { foldName } from '@/domain/text';
import { importReportWords } from '@/words/en/catalogue/imports';
import { AS_CALLER } from '../editing/edit';
import { lineProblem } from './line-problems';
import { findBrand, findCategory, type Names } from './names';

export type Relations = {
  ids: number[];
  problems: string[];
  /** what was created for this line: a unique key, and the text for the report */
  made: { key: string; message: string }[];
};

type Options = {
  req: PayloadRequest;
  user: TypedUser;
  cell: string;
  names: Names;
  /** whether an unknown name is created; it is a problem otherwise */
  mayCreate: boolean;
};

export async function resolveBrands({ req, user, cell, names, mayCreate }: Options): Promise<Relations> {
  const found: Relations = { ids: [], problems: [], made: [] };
  // Later entries of the line find what earlier ones created.
  const brands = new Map(names.brands);
  for (const entry of readList(cell)) {
    const brand = findBrand({ ...names, brands }, entry);
    if (brand) found.ids.push(brand.id);
    else if (!mayCreate)
      found.problems.push(lineProblem('brands', { code: 'lineUnknownBrand', values: { name: entry } }));
    else {
      const made = await orProblem('brands', entry, () =>
        req.payload.create({ collection: 'tags', data: { name: entry }, ...AS_CALLER, user, req }),
      );
      if (typeof made === 'string') found.problems.push(made);
      else {
        brands.set(made.id, { id: made.id, name: made.name, slug: made.slug ?? '' });
        found.ids.push(made.id);
        found.made.push({ key: `brand ${foldName(entry)}`, message: importReportWords.newBrand(entry) });
      }
    }
  }
  return { ...found, ids: [...new Set(found.ids)] };
}

export async function resolveCategories({ req, user, cell, names, mayCreate }: Options): Promise<Relations> {
  const found: Relations = { ids: [], problems: [], made: [] };
  // Later entries of the line find what earlier ones created.
  let known = names;
  for (const entry of readList(cell)) {
    const category = findCategory(known, entry);
    if (category) found.ids.push(category.id);
    else {
      const stranger = elsewhere(known, entry);
      const refuse = (problem: Problem) => found.problems.push(lineProblem('categories', problem));
      if (stranger) refuse({ code: 'lineCategoryElsewhere', values: { name: stranger, path: entry } });
      else if (!mayCreate) refuse({ code: 'lineUnknownCategory', values: { name: entry } });
      else {
        const path = await orProblem('categories', entry, () => createPath({ req, user, entry, names: known }));
        if (typeof path === 'string') found.problems.push(path);
        else {
          known = path.names;
          found.ids.push(path.id);
          found.made.push(...path.made);
        }
      }
    }
  }
  return { ...found, ids: [...new Set(found.ids)] };
}

/** Turns the refusal of a new brand or category into a problem of the cell that names it. */
async function orProblem<T extends object>(column: string, entry: string, make: () => Promise<T>): Promise<T | string> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return `${column}: "${entry}": ${error.data.errors.map(({ message }) => message).join(', ')}`;
  }
}

/** Names of categories are unique: a name that exists at another place cannot be created. @returns that name */
function elsewhere({ categories }: Names, entry: string): string | undefined {
  const path = readPath(entry);
  for (const [index, name] of path.entries()) {
    const hasPlace = findCategory({ categories, brands: new Map() }, path.slice(0, index + 1).join(PATH_SEPARATOR));
    if (!hasPlace && [...categories.values()].some((category) => foldName(category.name) === foldName(name)))
      return name;
  }
  return undefined;
}

async function createPath({
  req,
  user,
  entry,
  names,
}: Omit<Options, 'cell' | 'mayCreate'> & { entry: string }): Promise<{
  id: number;
  names: Names;
  made: Relations['made'];
}> {
  const made: Relations['made'] = [];
  const categories = new Map(names.categories);
  let parent: number | null = null;
  const path = readPath(entry);
  for (const index of path.keys()) {
    const place = path.slice(0, index + 1).join(PATH_SEPARATOR);
    const known = findCategory({ categories, brands: names.brands }, place);
    if (known) parent = known.id;
    else {
      const data: { name: string; parent: number | null } = { name: path[index] ?? '', parent };
      const created: { id: number; name: string; slug?: string | null } = await req.payload.create({
        collection: 'categories',
        data,
        ...AS_CALLER,
        user,
        req,
      });
      categories.set(created.id, { id: created.id, name: created.name, slug: created.slug ?? '', parent });
      parent = created.id;
      made.push({
        key: `category ${path
          .slice(0, index + 1)
          .map(foldName)
          .join(' > ')}`,
        message: importReportWords.newCategory(place),
      });
    }
  }
  // A path has at least one name, so `parent` is set.
  return { id: parent ?? 0, names: { ...names, categories }, made };
}
