/** A shop in the made-up language of src/words/pseudo.ts, and what on its pages is not in that language. */
import type pg from 'pg';
import type { Locator } from 'playwright-core';
import { shop } from '@/shop';
import { HASTY_COMMITS, type Shop, startShop, UNLIMITED_ADDRESSES } from '../../support/running/shop';

/** A shop of its own: other files of tests add names to the shared one while its pages are read. */
export function startPseudoShop(): Promise<Shop> {
  const limits = `${UNLIMITED_ADDRESSES},order.recipient=off,mail.recipient=off`;
  return startShop({ env: { SEED: 'demo', SHOP_LANGUAGE: 'fr-x-pseudo', RATE_LIMITS: limits, ...HASTY_COMMITS } });
}

/** Names that are the same in every language. */
const NAMES = [
  shop.name,
  ...shop.email.split('@'),
  shop.address,
  'DZD',
  'Facebook',
  'Instagram',
  'WhatsApp',
  'OpenStreetMap',
  'Google',
];

/** Names and texts that editors write, longest first: they are the same in every language. */
export async function editorsTexts(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ text: string }>(
    `SELECT unnest(ARRAY[title, short_description, reference]) AS text FROM products
     UNION SELECT name FROM categories UNION SELECT name FROM tags UNION SELECT name FROM wilayas
     UNION SELECT unnest(ARRAY[brand, range, name]) FROM boiler_models
     UNION SELECT unnest(ARRAY[brand, code, meaning]) FROM fault_codes`,
  );
  return [...rows.map(({ text }) => text), ...NAMES]
    .filter(Boolean)
    .toSorted((left, right) => right.length - left.length);
}

/** The same for the back office, which also shows people, their orders and what they wrote. Read once the page shows them. */
export async function officeTexts(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ text: string }>(
    `SELECT unnest(ARRAY[username, email, first_name, last_name]) AS text FROM users UNION SELECT note FROM stock_movements
     UNION SELECT file_name FROM product_imports UNION SELECT name FROM couriers
     UNION SELECT unnest(ARRAY[customer_first_name, customer_last_name, customer_email, customer_phone,
       shipping_address, shipping_city, wilaya_name, shipping_postal_code]) FROM orders`,
  );
  const known = [...rows.map(({ text }) => text), ...OFFICE_NAMES, ...(await editorsTexts(database))];
  return known.filter(Boolean).toSorted((left, right) => right.length - left.length);
}

/** What the log calls people without an account, browsers, and the beginning of an address. */
const OFFICE_NAMES = ['guest', 'system', 'node', 'HeadlessChrome', 'Chrome', 'Linux', 'https://...'];

/**
 * Texts of a part of a page that come from no catalogue: what is shown, read aloud or shown on hover, without what the made-up
 * language has put between brackets, without `known` texts (longer ones first: a short name may be part of a long one), and
 * without dates, which the browser writes in a language.
 */
export async function untranslated(part: Locator, known: readonly string[]): Promise<string[]> {
  const texts = await part.evaluateAll(textsWithin);
  return texts.filter((text) => hasLetters(withoutKnown(withoutMessages(text), known)));
}

/** One message may hold another. */
function withoutMessages(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : withoutMessages(rest);
}

function withoutKnown(text: string, known: readonly string[]): string {
  const spaced = text.replace(/\s+/g, ' ');
  return known.reduce((rest, part) => (rest.includes(part) ? rest.replaceAll(part, ' ') : rest), spaced);
}

function hasLetters(text: string): boolean {
  return /\p{L}{2,}/u.test(text);
}

/** Runs in the page. Of `html`, the title and what search engines read as well. */
function textsWithin(roots: readonly Element[]): string[] {
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
  const metas = 'meta[name=description],meta[property="og:title"],meta[property="og:description"]';
  const texts: string[] = [];
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.matches(metas)) texts.push(element.getAttribute('content') ?? '');
      if (element.closest('script,style,noscript,svg,time,[translate=no]')) continue;
      for (const attribute of attributes) texts.push(element.getAttribute(attribute) ?? '');
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
      }
    }
  }
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}
