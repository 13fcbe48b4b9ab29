/** The categories and brands that a line names, found or made. */
import { type PayloadRequest, type TypedUser, ValidationError } from 'payload';
import { readList, readPath } from '@/domain/import/cells';
import { PATH_SEPARATOR } from '@/domain/import/columns';
import { foldName } from '@/domain/text';
import { findBrand, findCategory, type Names } from './names';

export type Relations = {
  ids: number[];
  problems: string[];
  /** what was made for this line: a key that tells it from all else, and what is said of it */
  made: { key: string; message: string }[];
};

type Asked = {
  req: PayloadRequest;
  user: TypedUser;
  cell: string;
  names: Names;
  /** whether what is not there is made, or a problem */
  mayCreate: boolean;
};

export async function resolveBrands({ req, user, cell, names, mayCreate }: Asked): Promise<Relations> {
  const found: Relations = { ids: [], problems: [], made: [] };
  // What this very line has made is there for its next entry.
  const brands = new Map(names.brands);
  for (const entry of readList(cell)) {
    const brand = findBrand({ ...names, brands }, entry);
    if (brand) found.ids.push(brand.id);
    else if (!mayCreate) found.problems.push(`brands: There is no brand "${entry}"`);
    else {
      const made = await orProblem('brands', entry, () =>
        req.payload.create({ collection: 'tags', data: { name: entry }, ...AS_ASKED, user, req }),
      );
      if (typeof made === 'string') found.problems.push(made);
      else {
        brands.set(made.id, { id: made.id, name: made.name, slug: made.slug ?? '' });
        found.ids.push(made.id);
        found.made.push({ key: `brand ${foldName(entry)}`, message: `New brand: ${entry}` });
      }
    }
  }
  return { ...found, ids: [...new Set(found.ids)] };
}

export async function resolveCategories({ req, user, cell, names, mayCreate }: Asked): Promise<Relations> {
  const found: Relations = { ids: [], problems: [], made: [] };
  // What this very line has made is there for its next entry.
  let known = names;
  for (const entry of readList(cell)) {
    const category = findCategory(known, entry);
    if (category) found.ids.push(category.id);
    else {
      const stranger = elsewhere(known, entry);
      if (stranger) found.problems.push(`categories: "${stranger}" exists, but not at "${entry}"`);
      else if (!mayCreate) found.problems.push(`categories: There is no category "${entry}"`);
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

/** The access rules of the collection hold for whoever began the import. */
const AS_ASKED = { overrideAccess: false, depth: 0 } as const;

/** What the rules of a collection refuse is a problem of the cell, whose column names none of that collection's fields. */
async function orProblem<T extends object>(column: string, entry: string, make: () => Promise<T>): Promise<T | string> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return `${column}: "${entry}": ${error.data.errors.map(({ message }) => message).join(', ')}`;
  }
}

/** A name is given once in the shop: where it stands at another place, no second one can be made. */
function elsewhere({ categories }: Names, entry: string): string | undefined {
  const path = readPath(entry);
  for (const [index, name] of path.entries()) {
    const hasPlace = findCategory({ categories, brands: new Map() }, path.slice(0, index + 1).join(PATH_SEPARATOR));
    if (!hasPlace && [...categories.values()].some((category) => foldName(category.name) === foldName(name)))
      return name;
  }
  return undefined;
}

async function createPath({ req, user, entry, names }: Omit<Asked, 'cell' | 'mayCreate'> & { entry: string }): Promise<{
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
        ...AS_ASKED,
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
        message: `New category: ${place}`,
      });
    }
  }
  // A path has at least one name, so something was found or made.
  return { id: parent ?? 0, names: { ...names, categories }, made };
}
