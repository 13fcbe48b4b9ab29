/** The rules of a product's fields. A rule returns what is wrong with a value, or null. */
import { isHeavyValue } from '../heavy-json';
import { MAX_DINARS, toCentimes } from '../money';
import { type Problem, REQUIRED } from '../problem';
import { isBlank } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';
import { tidyName } from '../texts/tidy-text';
import { isInsecureAddress } from './pictures';

export const MAX_SHORT_DESCRIPTION = 200;
export const MAX_TITLE = 300;
/** Characters of the reason for a corrected stock. */
export const MAX_STOCK_NOTE = 300;
export const MAX_REFERENCE = 100;
/** Characters of a line that describes an appliance, and of what is in its box. */
export const MAX_ATTRIBUTE = 100;
export const MAX_BOX_CONTENTS = 300;
/** Characters of a description's text, and of its JSON. The page of a longer one takes too long to make. */
const MAX_DESCRIPTION = 50_000;
const MAX_DESCRIPTION_JSON = 300_000;
/** Tags of a description sent as HTML: parsing thousands of them blocks the process. */
const MAX_DESCRIPTION_TAGS = 1_500;
/** Characters of a picture's address. */
export const MAX_ADDRESS = 2_000;
/** More than any shop has, and within PostgreSQL's integer, as which stock is read. */
const MAX_STOCK = 1_000_000;
export const IMAGE_SLOTS = [1, 2, 3, 4] as const;

/** Tabs and line ends become spaces when it is saved. */
export function titleProblem(title: string | null | undefined): Problem | null {
  if (isBlank(title)) return { code: 'productTitleMissing' };
  return hasOddCharacters(tidyName(title ?? '')) ? { code: 'oddCharacters' } : null;
}

/** Control characters and the like, which are invisible and cannot be searched for. */
export function oddCharactersProblem(text: string | null | undefined): Problem | null {
  return hasOddCharacters(text ?? '') ? { code: 'oddCharacters' } : null;
}

/** The same for a text that must hold more than spaces. */
export function requiredLineProblem(text: string | null | undefined): Problem | null {
  return isBlank(text) ? REQUIRED : oddCharactersProblem(text);
}

/** The same for several lines, which tables join by bars. */
export function linesProblem(lines: readonly unknown[] | null | undefined): Problem | null {
  const odd = (lines ?? []).some((line) => typeof line === 'string' && hasOddCharacters(line));
  if (odd) return { code: 'oddCharacters' };
  return (lines ?? []).some((line) => typeof line === 'string' && line.includes('|')) ? { code: 'barInText' } : null;
}

/** Rich text as the editor stores it. Anything else would be stored and read as an empty description. */
export function descriptionProblem(description: unknown): Problem | null {
  if (description === null || description === undefined) return null;
  if (!hasRoot(description) || !Array.isArray(description.root.children)) return { code: 'descriptionNotRichText' };
  return isLongDescription(description) ? { code: 'descriptionTooLong', values: { max: MAX_DESCRIPTION } } : null;
}

/** HTML that a form or a file sends as a description, before it is parsed. */
export function descriptionHtmlProblem(html: string): Problem | null {
  return html.split('<').length > MAX_DESCRIPTION_TAGS + 1
    ? { code: 'descriptionTooManyTags', values: { max: MAX_DESCRIPTION_TAGS } }
    : null;
}

function isLongDescription(description: object): boolean {
  // JSON.stringify would overflow the stack on a deeply nested description.
  if (isHeavyValue(description)) return true;
  let characters = 0;
  const json = JSON.stringify(description, (key, value) => {
    if (key === 'text' && typeof value === 'string') characters += value.length;
    return value;
  });
  return characters > MAX_DESCRIPTION || json.length > MAX_DESCRIPTION_JSON;
}

function hasRoot(value: unknown): value is { root: { children?: unknown } } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    typeof value.root === 'object' &&
    value.root !== null
  );
}

/** A price is absent (the product is shown but not for sale) or at least one centime. */
export function priceProblem(price: number | null | undefined): Problem | null {
  if (price === null || price === undefined) return null;
  if (price > MAX_DINARS) return { code: 'priceTooHigh', values: { max: MAX_DINARS } };
  return (toCentimes(price) ?? 0) > 0 ? null : { code: 'priceNotPositive' };
}

/** The form requires a price. A product without a price comes from an import or the CMS. */
export function formPriceProblem(price: number | null | undefined): Problem | null {
  return price === null || price === undefined ? { code: 'priceNotPositive' } : priceProblem(price);
}

/** What the list of the back office can be narrowed to the products without. */
export const MISSING_FILTERS = ['category', 'picture', 'price', 'boiler'] as const;
export const PUBLICATION_FILTERS = ['true', 'false'] as const;
export type PublicationFilter = (typeof PUBLICATION_FILTERS)[number];
export type MissingFilter = (typeof MISSING_FILTERS)[number];

/** The deletion of its last category leaves a product without one; no edit does. */
export function categoriesProblem(categories: readonly unknown[] | null | undefined): Problem | null {
  return categories && categories.length > 0 ? null : { code: 'categoriesMissing' };
}

export function shortDescriptionProblem(text: string | null | undefined): Problem | null {
  return text && [...text].length > MAX_SHORT_DESCRIPTION
    ? { code: 'shortDescriptionTooLong', values: { max: MAX_SHORT_DESCRIPTION } }
    : null;
}

export function stockProblem(stock: number | null | undefined): Problem | null {
  if (stock === null || stock === undefined) return null;
  return Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK ? null : { code: 'stockNotWhole' };
}

/** The rule of a whole number that may be left empty. */
export function wholeNumberRule(min: number, max: number): (value: number | null | undefined) => Problem | null {
  return (value) => {
    if (value === null || value === undefined) return null;
    return Number.isInteger(value) && value >= min && value <= max
      ? null
      : { code: 'wholeNumberOutOfRange', values: { min, max } };
  };
}

/** The rule of a measure that may be left empty: above 0. */
export function decimalRule(max: number): (value: number | null | undefined) => Problem | null {
  return (value) => {
    if (value === null || value === undefined) return null;
    return value > 0 && value <= max ? null : { code: 'numberOutOfRange', values: { max } };
  };
}

/** A product saved without a date would keep its old date, though the field is empty. */
export function dateProblem(day: string): Problem | null {
  return isBlank(day) ? { code: 'dateMissing' } : null;
}

/** Only addresses a browser shows as a picture: never `javascript:` or `data:`. */
export function imageUrlProblem(url: string | null | undefined): Problem | null {
  if (isBlank(url)) return null;
  if (isInsecureAddress(url ?? '')) return { code: 'imageAddressInsecure' };
  return /^(https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/i.test(url ?? '') && URL.canParse(url ?? '', 'http://site')
    ? null
    : { code: 'imageAddress' };
}
