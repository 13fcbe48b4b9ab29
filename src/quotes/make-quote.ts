import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import type { QuoteRequest } from '@/contract/quotes';
import { type KeyedRequest, keyedRequest, oncePerKey } from '@/database/request-keys';
import type { SessionUser } from '@/database/session-user';
import { storableJson } from '@/database/texts';
import { executeInTransaction, type InTransaction } from '@/database/transaction';
import { linesTotal, type PricedLine } from '@/domain/orders/priced-lines';
import { quoteValidUntil } from '@/domain/orders/quotes';
import { personKey } from '@/domain/phone';
import { hasPrice } from '@/domain/products/availability';
import { fold } from '@/domain/text';
import { type OrderedProduct, readProductsForSale } from '@/orders/placing/order-basis';
import { currentItem, type OrderChange, type OrderRefusal, productChange } from '@/orders/placing/refusals';
import { newTrackingCode } from '@/orders/placing/tracking-code';

/** `isRepeat`: the quote was made by an earlier request with the same key. */
type Made = { ok: true; code: string; isRepeat: boolean } | { ok: false; refusal: OrderRefusal };

type Args = {
  payload: Payload;
  input: QuoteRequest;
  /** null for a guest */
  user: SessionUser | null;
  idempotencyKey: string | null;
};

/** Makes a quote at today's prices. Stock does not matter: a quote reserves no pieces. */
export async function makeQuote({ payload, input, user, idempotencyKey: key }: Args): Promise<Made> {
  // Another account's request, or a guest's, is another one.
  const request = keyedRequest('quote', { key, content: [user?.id ?? null, input] });
  return oncePerKey<Made>(
    { payload, user },
    {
      request,
      repeat: async (req, id) => ({ ok: true, code: await codeOf(req, id), isRepeat: true }),
      reused: { ok: false, refusal: { type: 'key-reused' } },
    },
    async (req) => {
      const value = await quote(req, { input, request });
      return { keep: value.ok, value };
    },
  );
}

async function codeOf(req: InTransaction, id: number): Promise<string> {
  const [quote] = await executeInTransaction<{ code: string }>(req, sql`SELECT code FROM quotes WHERE id = ${id}`);
  // Deleted at this moment: the call answers that there is no such quote.
  return quote?.code ?? '';
}

async function quote(
  req: PayloadRequest,
  { input, request }: { input: QuoteRequest; request: KeyedRequest | null },
): Promise<Made> {
  const products = await readProductsForSale(
    req,
    input.items.map(({ product_id }) => product_id),
  );
  const changes = input.items.flatMap((item) => changeOf(item, products.get(item.product_id)) ?? []);
  if (changes.length > 0) {
    const items = input.items.map(({ product_id }) => {
      const product = products.get(product_id);
      return currentItem(product_id, product, hasPrice(product?.price));
    });
    return { ok: false, refusal: { type: 'changed', changes, items, amounts: {} } };
  }
  const lines = input.items.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    return product ? [{ product, price: product.price, quantity }] : [];
  });
  return { ok: true, code: await write(req, { input, lines, request }), isRepeat: false };
}

type Item = QuoteRequest['items'][number];

/** Pieces in stock do not matter to a quote. */
function changeOf(item: Item, product: OrderedProduct | undefined): OrderChange | null {
  const change = productChange(product, { productId: item.product_id, name: item.name });
  return change?.code === 'soldOut' ? null : change;
}

type Line = PricedLine & { product: OrderedProduct };

async function write(
  req: PayloadRequest,
  {
    input: { customer, company },
    lines,
    request,
  }: { input: QuoteRequest; lines: readonly Line[]; request: KeyedRequest | null },
): Promise<string> {
  const made = new Date();
  const code = newTrackingCode();
  const subtotal = linesTotal(lines);
  const searchText = [fold(`${customer.name} ${company?.name ?? ''}`), personKey(customer.phone) ?? ''].join(' ');
  const [quote] = await executeInTransaction<{ id: number }>(
    req,
    sql`INSERT INTO quotes (code, created_at, valid_until, customer_name, customer_phone, customer_email,
          company_name, company_rc, company_nif, search_text, subtotal, account_id, idempotency_key, request_hash)
        VALUES (${code}, ${made.toISOString()}, ${quoteValidUntil(made).toISOString()}, ${customer.name}, ${customer.phone},
          ${customer.email ?? null}, ${company?.name ?? null}, ${company?.rc ?? null}, ${company?.nif ?? null}, ${searchText},
          ${subtotal}, ${req.user?.id ?? null}, ${request?.key ?? null}, ${request?.hash ?? null})
        RETURNING id`,
  );
  if (!quote) throw new Error('The quote was not written.');
  const rows = lines.map(({ product: { id, title, reference, main_image: image }, price, quantity }, index) => ({
    position: index + 1,
    id,
    title,
    reference,
    image,
    quantity,
    price,
  }));
  await executeInTransaction(
    req,
    sql`INSERT INTO quote_items (quote_id, position, product_id, title, reference, image, quantity, price)
        SELECT ${quote.id}, position, id, title, reference, image, quantity, price
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
          AS i (position int, id int, title text, reference text, image text, quantity int, price numeric)`,
  );
  await recordAudit(req, {
    action: 'create',
    subjectType: 'quotes',
    subjectId: quote.id,
    changes: { total: [null, subtotal] },
  });
  return code;
}
