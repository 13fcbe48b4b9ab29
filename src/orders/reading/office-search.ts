/**
 * The back office's one search: number, customer, city, commune, wilaya, tracking number and parts of an order, as SQL over the table
 * `orders`. Every list that is searched by an order (orders, parcels, customers) uses it. Pure.
 */
import { MAX_ID } from '@/contract/shared';
import { SEARCHED_CITY, SEARCHED_TRACKING } from '@/database/searched';
import { escapeLike, foldedSql } from '@/database/texts';
import { communesNamed } from '@/delivery/communes';
import { asciiDigits, phoneKey } from '@/domain/phone';
import { partNumberKey } from '@/domain/search/part-number';
import { fold } from '@/domain/text';
import { searchedNumber } from '@/domain/texts/tidy-text';
import { needlesOfWord, searchWords } from './customer-text';

/** Adds a value to the statement. @returns its placeholder */
export type Bind = (value: unknown) => string;

/** SQL over the table `orders`; rooms above have conditions of their own. */
export type Condition = (bind: Bind) => string;

type SearchOptions = {
  /** a number finds the order of that number alone, not all orders whose number begins with it */
  isNumberWhole?: boolean;
};

/** Digits of a telephone that is typed as a whole, with or without its 0; fewer may be the end of one. */
const WHOLE_PHONE = 9;

/** Fewer characters are in too many numbers of parts to be looked for inside them. */
const PART_NUMBER_INSIDE = 5;

/** The index of the products' texts is made of groups of three characters. */
const INDEXED_CHARACTERS = 3;

/**
 * Orders in which each word of the search is found: in the customer's name, e-mail or telephone, the city, the commune, the wilaya,
 * or the title, reference or a part number of a line. The text as a whole may also be an order's number or a tracking number.
 *
 * Each word is a union of sets, because each part of it has its own index: as one condition with OR, PostgreSQL would read all
 * orders.
 */
export function matchesOrder(search: string, { isNumberWhole = false }: SearchOptions = {}): Condition {
  if (/^#\d+$/.test(search)) return () => (isNumberWhole ? wholeNumber(search) : rangesSql(search)) || 'FALSE';
  const words = searchWords(search);
  if (words.length === 0) return () => 'TRUE';
  return (bind) => {
    const whole = [withNumber(isNumberWhole ? wholeNumber(search) : rangesSql(search)), ofTracking(search, bind)];
    return words.map((word) => `orders.id IN (${[...whole, ...ofWord(word, bind)].join(' UNION ')})`).join(' AND ');
  };
}

function withNumber(condition: string): string {
  return `SELECT id FROM orders WHERE ${condition || 'FALSE'}`;
}

function ofWord(word: string, bind: Bind): string[] {
  return [
    `SELECT id FROM orders WHERE ${ofCustomer(word, bind)}`,
    ...ofWilaya(word, bind),
    ...ofCommune(word, bind),
    ...ofCity(word, bind),
    ...ofPart(word, bind),
  ];
}

/** A whole telephone is looked up: its parts, such as the digits of an operator, are in thousands of others. */
function ofCustomer(word: string, bind: Bind): string {
  const key = phoneKey(word);
  const isWhole = key !== null && asciiDigits(word).replace(/\D/g, '').length >= WHOLE_PHONE;
  const needles = needlesOfWord(word).map((needle) => `customer_folded LIKE ${bind(`%${escapeLike(needle)}%`)}`);
  // An order has two telephones at most: the second is in the text alone.
  return [...(isWhole ? [`customer_phone_key = ${bind(key)}`] : []), ...needles].join(' OR ');
}

/** Orders to wilayas with a word that begins like this, in French or in Arabic. */
function ofWilaya(word: string, bind: Bind): string[] {
  const text = fold(word);
  if (text === '' || /^\d+$/.test(text)) return [];
  return [
    `SELECT o.id FROM wilayas w JOIN orders o ON o.wilaya_id = w.id
     WHERE ' ' || regexp_replace(w.name_folded, '[^[:alnum:]]+', ' ', 'g') LIKE ${bind(`% ${text}%`)}
       OR ' ' || ${foldedSql('w.name_ar')} LIKE ${bind(`% ${text}%`)}`,
  ];
}

/** A commune is found through its wilaya, which has an index. */
function ofCommune(text: string, bind: Bind): string[] {
  const communes = communesNamed(text);
  if (communes.length === 0) return [];
  const wilayas = bind([...new Set(communes.map(({ wilayaCode }) => wilayaCode))]);
  return [
    `SELECT o.id FROM wilayas w JOIN orders o ON o.wilaya_id = w.id
     WHERE w.code = ANY(${wilayas}::numeric[]) AND o.commune_code = ANY(${bind(communes.map(({ code }) => code))}::numeric[])`,
  ];
}

/** A city as it was typed: many orders have no commune. A word of it begins like this, or is it if it is short. */
function ofCity(word: string, bind: Bind): string[] {
  const text = fold(word);
  if (text === '' || /^\d+$/.test(text)) return [];
  const part = text.length < INDEXED_CHARACTERS ? `% ${text} %` : `% ${text}%`;
  return [`SELECT id FROM orders WHERE ${SEARCHED_CITY} LIKE ${bind(part)}`];
}

function ofTracking(search: string, bind: Bind): string {
  return `SELECT order_id FROM parcels WHERE ${hasTracking(search, bind)}`;
}

/**
 * SQL over the table `parcels`: those with this tracking number, whatever its case, spaces and hyphens. The index of tracking numbers
 * begins with the courier. There are few couriers, so it is asked once for each.
 */
export function hasTracking(typed: string, bind: Bind): string {
  const number = searchedNumber(typed);
  if (number === '') return 'FALSE';
  return `courier_id = ANY (ARRAY(SELECT id FROM couriers)) AND ${SEARCHED_TRACKING} = upper(${bind(number)}::text)`;
}

/** Lines of products that have the word in title, reference or part numbers. The lines of deleted products have no index. */
function ofPart(word: string, bind: Bind): string[] {
  const text = fold(word);
  const compact = text.replaceAll(' ', '');
  const isNumber = /^\d+$/.test(compact);
  if (compact === '' || (isNumber && compact.length < PART_NUMBER_INSIDE)) return [];
  const texts = isNumber ? [compact] : [...new Set([text, compact])];
  const products = [
    ...texts.map((each) => productsWith(each, bind)),
    // As an array the products are found by their ids; with IN, PostgreSQL would read all products for the OR.
    `p.id = ANY(ARRAY(SELECT n.product_id FROM part_numbers n WHERE n.number_key = ${bind(partNumberKey(word))}))`,
  ];
  return [
    `SELECT i._parent_id FROM orders_items i
     WHERE i.product_id IN (SELECT p.id::numeric FROM products p WHERE ${products.join(' OR ')})`,
  ];
}

/** The indexed text also names brands and categories, by which half of all orders would be found: it only finds candidates. */
function productsWith(text: string, bind: Bind): string {
  const own = `concat_ws(' ', p.title_folded, p.reference_folded, p.model_folded,
    (SELECT string_agg(n.number_folded, ' ') FROM part_numbers n WHERE n.product_id = p.id))`;
  if (text.length < INDEXED_CHARACTERS) return `' ' || ${own} || ' ' LIKE ${bind(`% ${text} %`)}`;
  const inside = bind(`%${text}%`);
  return `(p.search_text LIKE ${inside} AND ${own} LIKE ${inside})`;
}

function wholeNumber(search: string): string {
  const id = Number(/^#?([1-9]\d{0,9})$/.exec(search)?.[1] ?? MAX_ID + 1);
  return id <= MAX_ID ? `id = ${id}` : '';
}

/** SQL: numbers that begin with this one; '' if the text is not a number. */
export function rangesSql(search: string): string {
  const ranges = idRanges(search).map(([low, high]) => `id BETWEEN ${low} AND ${high}`);
  return ranges.length === 0 ? '' : `(${ranges.join(' OR ')})`;
}

/** Ranges of the ids that begin with this number: "12" gives 12, 120 to 129, 1200 to 1299 and so on. Empty for other texts. */
export function idRanges(search: string): [low: number, high: number][] {
  const first = Number(/^#?([1-9]\d{0,9})$/.exec(search)?.[1] ?? MAX_ID + 1);
  const ranges: [number, number][] = [];
  for (let low = first, width = 1; low <= MAX_ID; low *= 10, width *= 10) {
    ranges.push([low, Math.min(low + width - 1, MAX_ID)]);
  }
  return ranges;
}
