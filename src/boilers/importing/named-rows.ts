/** Finds the products and models that lines of a table name. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { boilerIdentity, tidyBoilerText } from '@/domain/boilers/boiler-identity';
import type { BoilerCells } from '@/domain/import/boiler-tables';
import { textIdentity } from '@/domain/text-identity';
import { idOfProductName } from '../product-name';
import { readSpellings } from '../spellings';

/** Ids of products by the text that names them: # and a number, or else a reference. */
export async function findProducts(req: PayloadRequest, lines: readonly BoilerCells[]) {
  const texts = [...new Set(lines.map(({ product }) => product?.trim() ?? ''))];
  const ids = texts.flatMap((text) => idOfProductName(text) ?? []);
  const rows = await executeInTransaction<{ id: number; reference: string | null }>(
    req,
    sql`SELECT id, reference FROM products
        WHERE reference_identity = ANY(${asTexts(texts.map(textIdentity))}) OR id = ANY(${asIds(ids)})`,
  );
  const byIdentity = new Map(rows.map(({ id, reference }) => [textIdentity(reference ?? ''), id]));
  const byReference = new Map(rows.map(({ id, reference }) => [reference, id]));
  const known = new Set(rows.map(({ id }) => id));
  return ({ product }: BoilerCells): number | undefined => {
    const text = product?.trim() ?? '';
    // An export names a product whose reference looks like an id by its id (export-table.ts), so the id counts.
    const id = idOfProductName(text) ?? byReference.get(text) ?? byIdentity.get(textIdentity(text));
    return id !== undefined && known.has(id) ? id : undefined;
  };
}

/** Ids of models by their brand, range and name. */
export async function findModels(req: PayloadRequest, lines: readonly BoilerCells[]) {
  const spell = await readSpellings(req);
  const identityOf = ({ brand = '', range = '', model = '' }: BoilerCells) =>
    boilerIdentity(spell({ brand: tidyBoilerText(brand), range: tidyBoilerText(range), name: model }));
  const identities = [...new Set(lines.map(identityOf))];
  const rows = await executeInTransaction<{ id: number; identity: string }>(
    req,
    sql`SELECT id, identity FROM boiler_models WHERE identity = ANY(${asTexts(identities)})`,
  );
  const known = new Map(rows.map(({ id, identity }) => [identity, id]));
  return (cells: BoilerCells): number | undefined => known.get(identityOf(cells));
}
