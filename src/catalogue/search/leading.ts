/** The first products of a search, if indexes have them in their order: most of what is typed begins a title, or is common. */
import type { Database } from '@/database/database';
import type { Slice } from '../conditions';
import type { Lead } from './attempt';
import { anyOf, type Bind } from './match';

/**
 * Of so many products for each one wanted, the newest in stock, a common word has enough; a rare one is looked up by its own index.
 */
const NEWEST = { each: 150, most: 3_000 };

/**
 * The beginning of the order by rank: what is found first in any case (`Lead`), then titles that are the text, titles that begin with it,
 * in stock first, in alphabetical order; then those that hold it, in stock, the newest first. Such titles match the search in any
 * case, so that its condition is not asked as well: with both, PostgreSQL reads all that match instead of the first in order.
 * @returns null if these are not enough for the page, so that all matches must be ranked
 */
export async function findLeading({ db, conditions, limit, offset, fitRank }: Slice): Promise<number[] | null> {
  const { lead, filtered } = conditions;
  if (lead === null || offset > 0 || fitRank) return null;
  const values = [...filtered.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  // Each step is run only if those before it have too few rows.
  const steps = stepsOf({ where: filtered.where, lead, bind, limit }).map((step) => `(${step})`);
  const ids = await readIds({ db, values, text: `${steps.join(' UNION ALL ')} LIMIT ${limit}` });
  return ids.length === limit ? ids : null;
}

const IN_STOCK = `p.stock_status = 'instock'`;

function stepsOf({ where, lead, bind, limit }: { where: string; lead: Lead; bind: Bind; limit: number }): string[] {
  const isText = `p.title_folded = ANY(${bind(lead.texts)}::text[])`;
  const begins = anyOf(lead.texts.map((text) => `p.title_folded LIKE ${bind(`${text}%`)}`));
  const held = lead.held?.(bind);
  const isMeant = held === undefined ? where : `${where} AND NOT (${held})`;
  const byTitle = (stock: string) =>
    `SELECT p.id FROM products p WHERE ${isMeant} AND ${begins} AND NOT ${isText} AND ${stock}
     ORDER BY p.title_folded USING ~<~, p.date DESC, p.id DESC LIMIT ${limit}`;
  const alike = (condition: string) =>
    `SELECT p.id FROM products p WHERE ${condition}
     ORDER BY (${IN_STOCK}) DESC, p.title_folded COLLATE "C", p.date DESC, p.id DESC LIMIT ${limit}`;
  return [
    ...(held === undefined ? [] : [alike(`${where} AND ${held}`)]),
    alike(`${isMeant} AND ${isText}`),
    byTitle(IN_STOCK),
    byTitle(`NOT ${IN_STOCK}`),
    ...(lead.isOwn ? [further({ isMeant, begins, texts: lead.texts, bind, limit })] : []),
  ];
}

type FurtherOptions = { isMeant: string; begins: string; texts: readonly string[]; bind: Bind; limit: number };

/** Titles that hold a text further on, among the newest in stock. */
function further({ isMeant, begins, texts, bind, limit }: FurtherOptions): string {
  const holds = anyOf(texts.map((text) => `' ' || p.title_folded LIKE ${bind(`% ${text}%`)}`));
  return `SELECT p.id FROM (
      SELECT * FROM products p WHERE p.published AND ${IN_STOCK} ORDER BY p.date DESC, p.id DESC LIMIT ${Math.min(NEWEST.most, NEWEST.each * limit)}
    ) p WHERE ${isMeant} AND NOT ${begins} AND ${holds} ORDER BY p.date DESC, p.id DESC LIMIT ${limit}`;
}

async function readIds({
  db,
  values,
  text,
}: {
  db: Database;
  values: readonly unknown[];
  text: string;
}): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(text, [...values]);
  return rows.map(({ id }) => id);
}
