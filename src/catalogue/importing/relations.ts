/** The categories and brands that a line names, found or made. */
import type { PayloadRequest, TypedUser } from 'payload';
import { readList, readPath } from '@/domain/import/cells';
import { PATH_SEPARATOR } from '@/domain/import/columns';
import { fold } from '@/domain/text';
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
  for (const entry of readList(cell)) {
    const brand = findBrand(names, entry);
    if (brand) found.ids.push(brand.id);
    else if (!mayCreate) found.problems.push(`brands: There is no brand "${entry}"`);
    else {
      const { id } = await req.payload.create({ collection: 'tags', data: { name: entry }, ...AS_ASKED, user, req });
      found.ids.push(id);
      found.made.push({ key: `brand ${fold(entry)}`, message: `New brand: ${entry}` });
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
        const path = await createPath({ req, user, entry, names: known });
        known = path.names;
        found.ids.push(path.id);
        found.made.push(...path.made);
      }
    }
  }
  return { ...found, ids: [...new Set(found.ids)] };
}

/** The access rules of the collection hold for whoever began the import. */
const AS_ASKED = { overrideAccess: false, depth: 0 } as const;

/** A name is given once in the shop: where it stands at another place, no second one can be made. */
function elsewhere({ categories }: Names, entry: string): string | undefined {
  const path = readPath(entry);
  for (const [index, name] of path.entries()) {
    const hasPlace = findCategory({ categories, brands: new Map() }, path.slice(0, index + 1).join(PATH_SEPARATOR));
    if (!hasPlace && [...categories.values()].some((category) => fold(category.name) === fold(name))) return name;
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
          .map(fold)
          .join(' > ')}`,
        message: `New category: ${place}`,
      });
    }
  }
  // A path has at least one name, so something was found or made.
  return { id: parent ?? 0, names: { ...names, categories }, made };
}
