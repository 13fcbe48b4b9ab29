import type { OfficeQuote, Quote, QuotesQuery } from '@/contract/quotes';
import { MAX_ID } from '@/contract/shared';
import type { Database } from '@/database/database';
import { escapeLike } from '@/database/texts';
import { lineTotal } from '@/domain/orders/priced-lines';
import { type QuoteState, quoteState, UNORDERED_QUOTE_DAYS } from '@/domain/orders/quotes';
import { phoneKey } from '@/domain/phone';
import { fold } from '@/domain/text';
import { isTrackingCode } from '@/orders/placing/tracking-code';

type Row = {
  id: number;
  code: string;
  created_at: Date;
  valid_until: Date;
  ordered_at: Date | null;
  customer_name: string;
  company_name: string | null;
  company_rc: string | null;
  company_nif: string | null;
  subtotal: number;
};

type ShownRow = Row & { order: Quote['order'] };

type ItemRow = Omit<Quote['items'][number], 'total_price'> & { quote_id: number };

const COLUMNS = `id, code, created_at, valid_until, ordered_at, customer_name, company_name, company_rc, company_nif,
  subtotal::float8 AS subtotal`;

/** The order that was placed with the quote: its shopper may have lost the answer. */
const ORDER = `(SELECT json_build_object('id', o.id) FROM orders o WHERE o.id = quotes.order_id) AS order`;

/** A quote as a holder of its code sees it; null if no quote has this code. */
export async function readQuote(db: Database, code: string): Promise<Quote | null> {
  if (!isTrackingCode(code)) return null;
  const { rows } = await db.query<ShownRow>(`SELECT ${COLUMNS}, ${ORDER} FROM quotes WHERE code = $1`, [code]);
  const [quote = null] = await withItems(db, rows);
  return quote;
}

/** The quotes that an account asked for, newest first. */
export async function readOwnQuotes(db: Database, accountId: number): Promise<Quote[]> {
  const { rows } = await db.query<ShownRow>(
    `SELECT ${COLUMNS}, ${ORDER} FROM quotes WHERE account_id = $1 ORDER BY id DESC`,
    [accountId],
  );
  return withItems(db, rows);
}

async function withItems(db: Database, quotes: readonly ShownRow[]): Promise<Quote[]> {
  if (quotes.length === 0) return [];
  const { rows } = await db.query<ItemRow>(
    `SELECT quote_id, product_id, title, reference, image, quantity, price::float8 AS price FROM quote_items
     WHERE quote_id = ANY($1) ORDER BY quote_id, position`,
    [quotes.map(({ id }) => id)],
  );
  const items = Map.groupBy(rows, ({ quote_id }) => quote_id);
  return quotes.map((quote) => ({
    ...common(quote),
    customer_name: quote.customer_name,
    order: quote.order,
    items: (items.get(quote.id) ?? []).map(({ quote_id: _, ...item }) => ({
      ...item,
      total_price: lineTotal(item),
    })),
  }));
}

function common(row: Row) {
  const { id, code, created_at, valid_until, ordered_at, company_name, company_rc, company_nif, subtotal } = row;
  return {
    number: id,
    code,
    created_at: created_at.toISOString(),
    valid_until: valid_until.toISOString(),
    state: quoteState({ orderedAt: ordered_at, validUntil: valid_until }, new Date()),
    subtotal,
    company: company_name === null ? null : { name: company_name, rc: company_rc ?? '', nif: company_nif ?? '' },
  };
}

/** A statement of the hourly clean-up. An ordered quote stays with its order. */
export const DELETE_OLD_QUOTES = `DELETE FROM quotes
  WHERE ordered_at IS NULL AND valid_until < now() - interval '${UNORDERED_QUOTE_DAYS} days'`;

type OfficeRow = Row & {
  customer_phone: string;
  customer_email: string | null;
  lines: number;
  order_id: number | null;
};

const STATES: Record<QuoteState, string> = {
  open: 'ordered_at IS NULL AND valid_until > now()',
  ordered: 'ordered_at IS NOT NULL',
  expired: 'ordered_at IS NULL AND valid_until <= now()',
};

/** A page of the back office's list, newest first. */
export async function findQuotes(
  db: Database,
  { search, state, page, limit }: QuotesQuery,
): Promise<{ quotes: OfficeQuote[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [...(state ? [STATES[state]] : []), ...(search === '' ? [] : [matches(search, bind)])];
  const condition = where.length === 0 ? 'TRUE' : where.join(' AND ');
  const [counted, found] = await Promise.all([
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM quotes WHERE ${condition}`, values),
    db.query<OfficeRow>(
      `SELECT ${COLUMNS}, customer_phone, customer_email, order_id,
         (SELECT count(*)::int FROM quote_items i WHERE i.quote_id = quotes.id) AS lines
       FROM quotes WHERE ${condition} ORDER BY id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
  ]);
  return { quotes: found.rows.map(asOfficeQuote), total: counted.rows[0]?.total ?? 0 };
}

/** The number of a quote, a telephone in any spelling, or a part of the name. */
function matches(search: string, bind: (value: unknown) => string): string {
  const [, digits] = /^#?(\d{1,10})$/.exec(search) ?? [];
  const text = phoneKey(search) ?? fold(search);
  // Signs alone match no customer.
  if (text === '') return 'FALSE';
  const byText = `search_text LIKE ${bind(`%${escapeLike(text)}%`)}`;
  if (digits === undefined || Number(digits) > MAX_ID) return byText;
  return `(id = ${Number(digits)} OR ${byText})`;
}

function asOfficeQuote(row: OfficeRow): OfficeQuote {
  const { customer_name: name, customer_phone: phone, customer_email: email, lines, order_id } = row;
  return { ...common(row), customer: { name, phone, email }, lines, order_id };
}
