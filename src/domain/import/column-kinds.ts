/** What the columns of every imported table hold. A table is only read with the kinds of its columns, so every column is checked. */
import type { FeeColumn } from '../fees/columns';
import type { ImportColumn } from '../parcels/profile';
import type { Problem } from '../problem';
import type { BoilerColumn } from './boiler-tables';
import type { ImportedColumn } from './columns';

/**
 * `name`: a number or code that identifies something, which spreadsheets like to turn into a number or a date; `line`: a text of
 * one line; `text`: one that may have several.
 */
export type ColumnKind = 'name' | 'line' | 'text' | 'amount' | 'date' | 'flag';
export type ColumnKinds<Column extends string> = Readonly<Record<Column, ColumnKind>>;

type ImportedTables = {
  products: ColumnKinds<ImportedColumn>;
  /** models, fitments and part numbers: a column means the same in each */
  boilers: ColumnKinds<BoilerColumn>;
  fees: ColumnKinds<FeeColumn>;
  /** files of statuses and of payments */
  couriers: ColumnKinds<ImportColumn>;
  quickOrder: ColumnKinds<'number' | 'quantity'>;
};

export const COLUMN_KINDS: ImportedTables = {
  products: {
    reference: 'name',
    title: 'line',
    short_description: 'text',
    description: 'text',
    price: 'amount',
    stock: 'amount',
    stock_status: 'line',
    stock_reason: 'line',
    stock_note: 'line',
    published: 'flag',
    date: 'date',
    warranty_months: 'amount',
    power_kw: 'amount',
    energy: 'line',
    flue: 'line',
    flow_lpm: 'amount',
    dimensions: 'line',
    weight_kg: 'amount',
    box_contents: 'line',
    replaced_by: 'name',
    categories: 'line',
    brands: 'line',
    image_1: 'line',
    image_2: 'line',
    image_3: 'line',
    image_4: 'line',
  },
  boilers: {
    brand: 'line',
    range: 'line',
    model: 'name',
    aliases: 'name',
    plate_codes: 'name',
    year_from: 'amount',
    year_to: 'amount',
    energy: 'line',
    power: 'amount',
    product: 'name',
    position: 'line',
    qualifier: 'line',
    serial_from: 'name',
    serial_to: 'name',
    quantity: 'amount',
    confidence: 'line',
    number: 'name',
    kind: 'line',
  },
  fees: {
    wilaya_id: 'amount',
    wilaya_code: 'amount',
    wilaya: 'line',
    commune_code: 'amount',
    commune: 'line',
    home: 'amount',
    desk: 'amount',
    days: 'line',
    served: 'flag',
  },
  couriers: {
    reference: 'name',
    tracking: 'name',
    status: 'line',
    date: 'date',
    reason: 'text',
    amount: 'amount',
    fee: 'amount',
  },
  quickOrder: { number: 'name', quantity: 'amount' },
};

/** What is wrong with a cell of this kind before anything is known of the table's subject, or null. */
export function cellProblem(kind: ColumnKind, { column, cell }: { column: string; cell: string }): Problem | null {
  const text = cell.trim();
  if (SPREADSHEET_ERROR.test(text)) return { code: 'cellIsError', values: { column, text } };
  if (kind !== 'name') return null;
  // Several names are joined by bars.
  for (const name of text.split('|')) {
    const problem = nameAsTyped(name.trim());
    if (problem) return { code: problem, values: { column, text: name.trim() } };
  }
  return null;
}

/** How a spreadsheet has spoiled a name, or null. */
export function nameAsTyped(name: string): 'cellAsNumber' | 'cellAsDate' | 'cellIsError' | null {
  if (SPREADSHEET_ERROR.test(name)) return 'cellIsError';
  if (SCIENTIFIC.test(name) || WITH_DECIMALS.test(name)) return 'cellAsNumber';
  return NUMERIC_DATE.test(name) || NAMED_DATE.test(name) ? 'cellAsDate' : null;
}

/** The words of Excel in English and French, and of LibreOffice. */
const SPREADSHEET_ERROR =
  /^(?:#(?:REF|VALUE|VALEUR|NUM|NOMBRE|NULL|NUL|SPILL|CALC|NAME|NOM|DIV\/0|PROPAGATION)\s?[!?]|#N\/[AD]|#{3,}|Err:\d{3})$/i;

/** `1,23E+11`. Without decimals or a sign, `12E5` may be a maker's number. */
const SCIENTIFIC = /^[+-]?(?:\d+[.,]\d+E[+-]?\d+|\d+E[+-]\d+)$/i;
/** `7618205.0` */
const WITH_DECIMALS = /^\d+[.,]0+$/;
/** `01/02/2026`, `1/2/26`, `2026-02-01 00:00:00` */
const NUMERIC_DATE = /^(?:\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
const MONTHS = [
  'janv?|january|janvier|feb|february|fév|févr|fevr?|février|fevrier|mar|march|mars|apr|april|avr|avril|may|mai',
  'jun|june|juin|jul|july|juil|juillet|aug|august|ao[uû]t|sept?|september|septembre|oct|october|octobre',
  'nov|november|novembre|dec|december|déc|décembre|decembre',
].join('|');
/** `10-oct`, `oct-10`, `10-oct.-26` */
const NAMED_DATE = new RegExp(
  String.raw`^(?:\d{1,2}[- /](?:${MONTHS})\.?(?:[- /]\d{2,4})?|(?:${MONTHS})\.?[- /]\d{2,4})$`,
  'i',
);
