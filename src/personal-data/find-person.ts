/** Finds what belongs to the owner of a telephone or an e-mail address. */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { asIds } from '@/database/locks';
import { asTexts } from '@/database/texts';
import { executeInTransaction, type InTransaction } from '@/database/transaction';
import { blockKeys, emailKey } from '@/domain/orders/recipient';
import type { PersonKey } from '@/domain/personal-data';
import type { Person } from './person';

/** A telephone or address with which more people ordered than this is a shared one, and tells nothing about who somebody is. */
const MAX_SHARED = 5;

export type FoundPerson = Person & {
  /** as typed with orders, quotes and accounts */
  names: string[];
  /** accounts of people of the shop among them */
  officeAccounts: string[];
};

type Keys = { phones: readonly string[]; emails: readonly string[]; accounts: readonly number[] };

/**
 * What has the key itself, and what has a telephone, an address or an account that stands beside it in an order, a quote or an account:
 * an order by the telephone leads to its account, and the account's address to its quotes. It goes no further: whoever ordered for a
 * neighbour would otherwise lead to all of the neighbour's friends.
 */
export async function findPerson(req: InTransaction, key: PersonKey): Promise<FoundPerson> {
  const own: Keys = {
    phones: 'phone' in key ? [key.phone] : [],
    emails: 'email' in key ? [key.email] : [],
    accounts: [],
  };
  const beside = keysIn(await readMatches(req, own));
  const matches = await readMatches(req, {
    phones: distinct([...own.phones, ...(await unsharedPhones(req, beside.phones))]),
    emails: distinct([...own.emails, ...(await unsharedEmails(req, beside.emails))]),
    accounts: beside.accounts,
  });
  return asPerson(matches, own);
}

type OrderRow = {
  id: number;
  name: string;
  email: string;
  phone: string;
  phone2: string | null;
  account_id: number | null;
  is_found: boolean;
};
type QuoteRow = {
  id: number;
  name: string;
  phone: string;
  email: string | null;
  account_id: number | null;
  is_found: boolean;
};
type RequestRow = { id: number; phone: string; is_found: boolean };
type AccountRow = { id: number; username: string; email: string; name: string; role: string };

type Matches = { orders: OrderRow[]; quotes: QuoteRow[]; requests: RequestRow[]; accounts: AccountRow[] };

async function readMatches(req: InTransaction, keys: Keys): Promise<Matches> {
  const accounts = await executeInTransaction<AccountRow>(
    req,
    sql`SELECT id, coalesce(username, '') AS username, email, role, btrim(concat_ws(' ', first_name, last_name)) AS name
        FROM users WHERE id = ANY(${asIds(keys.accounts)}) AND role = 'customer' OR ${hasEmail(sql`email`, keys)} ORDER BY id`,
  );
  const ids = asIds(accounts.map(({ id }) => id));
  const orders = await executeInTransaction<OrderRow>(
    req,
    sql`SELECT id, btrim(concat_ws(' ', customer_first_name, customer_last_name)) AS name, coalesce(customer_email, '') AS email,
          coalesce(customer_phone, '') AS phone, customer_phone2 AS phone2, account_id,
          coalesce(account_id = ANY(${ids}) OR ${hasEmail(sql`customer_email`, keys)}, false) AS is_found
        FROM orders WHERE customer_phone_key = ANY(${asTexts(keys.phones)}) OR string_to_array(phone_key, ' ') && ${asTexts(keys.phones)}
          OR account_id = ANY(${ids}) OR ${hasEmail(sql`customer_email`, keys)}
          OR ${hasDigits(sql`concat_ws(' / ', customer_phone, customer_phone2)`, keys)} ORDER BY id`,
  );
  const quotes = await executeInTransaction<QuoteRow>(
    req,
    sql`SELECT id, customer_name AS name, customer_phone AS phone, customer_email AS email, account_id,
          coalesce(account_id = ANY(${ids}) OR order_id = ANY(${asIds(orders.map(({ id }) => id))}) OR ${hasEmail(sql`customer_email`, keys)}, false) AS is_found
        FROM quotes WHERE account_id = ANY(${ids}) OR order_id = ANY(${asIds(orders.map(({ id }) => id))})
          OR ${hasEmail(sql`customer_email`, keys)} OR ${hasDigits(sql`customer_phone`, keys)} ORDER BY id`,
  );
  const requests = await executeInTransaction<RequestRow>(
    req,
    sql`SELECT id, phone, ${mentions(sql`text`, keys)} AS is_found FROM part_requests
        WHERE ${mentions(sql`text`, keys)} OR ${hasDigits(sql`phone`, keys)} ORDER BY id`,
  );
  const isOwn = ({ is_found, phone, phone2 }: { is_found: boolean; phone: string; phone2?: string | null }) =>
    is_found || keysOfPhones([phone, phone2 ?? '']).some((found) => keys.phones.includes(found));
  return { accounts, orders: orders.filter(isOwn), quotes: quotes.filter(isOwn), requests: requests.filter(isOwn) };
}

/** SQL: the address as `emailKey` of src/domain/orders/recipient.ts compares it. */
function emailKeySql(column: SQL): SQL {
  const plain = sql`regexp_replace(lower(btrim(${column})), '^([^+@]+)[+][^@]*@', '\\1@')`;
  return sql`CASE WHEN ${plain} ~ '@(gmail|googlemail)[.]com$'
    THEN replace(split_part(${plain}, '@', 1), '.', '') || '@gmail.com' ELSE ${plain} END`;
}

function hasEmail(column: SQL, { emails }: Keys): SQL {
  return emails.length === 0 ? sql`false` : sql`${emailKeySql(column)} = ANY(${asTexts(emails)})`;
}

/** Digits of every key that no prefix of a country or of the network changes. */
const TAIL = 8;

/** SQL: texts that have the digits of a telephone, whatever stands between them. The caller reads them as numbers afterwards. */
function hasDigits(column: SQL, { phones }: Keys): SQL {
  if (phones.length === 0) return sql`false`;
  const digits = sql`regexp_replace(translate(normalize(${column}, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g')`;
  return sql`${digits} LIKE ANY(${asTexts(phones.map((phone) => `%${phone.slice(-TAIL).replace(/\D/g, '')}%`))})`;
}

/** SQL: free texts in which the address stands. */
function mentions(column: SQL, { emails }: Keys): SQL {
  const found = emails.map((email) => sql`position(${email} in lower(${column})) > 0`);
  return found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` OR `)})`;
}

function keysIn({ orders, quotes, requests, accounts }: Matches): Keys {
  return {
    phones: distinct(
      keysOfPhones([...orders.flatMap(phonesOf), ...quotes.flatMap(phonesOf), ...requests.flatMap(phonesOf)]),
    ),
    emails: distinct([...orders, ...quotes, ...accounts].flatMap(({ email }) => (email ? [emailKey(email)] : []))),
    accounts: distinct([
      ...accounts.map(({ id }) => id),
      ...[...orders, ...quotes].flatMap(({ account_id: id }) => (id === null ? [] : [id])),
    ]),
  };
}

const phonesOf = ({ phone, phone2 = null }: { phone: string; phone2?: string | null }) => [phone, phone2 ?? ''];

function keysOfPhones(texts: readonly string[]): string[] {
  return texts.filter((text) => /\d{4}/.test(text.replace(/\D/g, ''))).flatMap(blockKeys);
}

async function unsharedPhones(req: InTransaction, phones: readonly string[]): Promise<string[]> {
  const rows = await executeInTransaction<{ key: string }>(
    req,
    sql`SELECT customer_phone_key AS key FROM orders WHERE customer_phone_key = ANY(${asTexts(phones)})
        GROUP BY 1 HAVING count(DISTINCT nullif(lower(customer_email), '')) > ${MAX_SHARED}`,
  );
  return phones.filter((phone) => !rows.some(({ key }) => key === phone));
}

/** Nor the addresses of the shop's own people, which stand in orders that they took. */
async function unsharedEmails(req: InTransaction, emails: readonly string[]): Promise<string[]> {
  const rows = await executeInTransaction<{ key: string }>(
    req,
    sql`SELECT ${emailKeySql(sql`customer_email`)} AS key FROM orders
        WHERE ${hasEmail(sql`customer_email`, { phones: [], emails, accounts: [] })}
        GROUP BY 1 HAVING count(DISTINCT customer_phone_key) > ${MAX_SHARED}
        UNION ALL SELECT ${emailKeySql(sql`email`)} FROM users
        WHERE role <> 'customer' AND ${hasEmail(sql`email`, { phones: [], emails, accounts: [] })}`,
  );
  return emails.filter((email) => !rows.some(({ key }) => key === email));
}

function asPerson({ orders, quotes, requests, accounts }: Matches, own: Keys): FoundPerson {
  const office = accounts.filter(({ role }) => role !== 'customer');
  const emails = [...orders, ...quotes, ...accounts].flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  return {
    accounts: accounts.map(({ id }) => id),
    usernames: accounts.map(({ username }) => username).filter((name) => name !== ''),
    officeAccounts: office.map(({ username }) => username),
    orders: orders.map(({ id }) => id),
    quotes: quotes.map(({ id }) => id),
    partRequests: requests.map(({ id }) => id),
    phones: distinct([
      ...own.phones,
      ...keysOfPhones([...orders.flatMap(phonesOf), ...quotes.flatMap(phonesOf), ...requests.flatMap(phonesOf)]),
    ]),
    emails: distinct([...emails, ...own.emails]),
    names: distinct([...orders, ...quotes, ...accounts].map(({ name }) => name).filter((name) => name !== '')),
  };
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
