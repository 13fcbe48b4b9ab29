/** Which column of an uploaded table holds which field: as a person said, as was remembered, or by the names that are known. */
import { fold } from '../text';

/** `field` null: the column is not read. */
export type MappedColumn<Field extends string = string> = { heading: string; field: Field | null };

/** The names under which a field is known, the likeliest first. */
export type FieldNames<Field extends string> = { readonly [Name in Field]?: readonly string[] };

/** Answers about headings, by their key; null: the column is not read. */
export type ColumnChoice = ReadonlyMap<string, string | null>;

/** The beginning of a table as the shop reads it. */
export type TableHead<Field extends string = string> = {
  /** in the file's order */
  columns: MappedColumn<Field>[];
  /** the cells of the first lines */
  sample: string[][];
};

/** A table that lacks fields; of each group at least one is needed. */
export type ColumnQuestion<Field extends string = string> = TableHead<Field> & { needed: Field[][] };

/** Lines that a person is shown to recognise the columns by. */
export const SAMPLE_LINES = 3;
const MAX_SAMPLE_CELL = 60;

/** The form in which headings are compared: 'P.U. TTC', 'pu ttc' and 'PU_TTC' are one. */
export function headingKey(heading: string): string {
  return fold(heading).replaceAll(' ', '') || heading.trim();
}

/**
 * Maps each column to a field, each field once. Choices come first; then the tables of names in their order, and of a field's names
 * the earlier one.
 * @returns in the order of the headings
 */
export function mapColumns<Field extends string>(
  headings: readonly string[],
  { fields, names, choice }: { fields: readonly Field[]; names: readonly FieldNames<Field>[]; choice: ColumnChoice },
): (Field | null)[] {
  const keys = headingKeys(headings);
  const mapped: (Field | null)[] = keys.map(() => null);
  const take = (field: Field, place: number) => {
    if (place >= 0 && !mapped.includes(field)) mapped[place] = field;
  };
  for (const [place, key] of keys.entries()) {
    const field = fields.find((known) => known === choice.get(key));
    if (field !== undefined) take(field, place);
  }
  for (const table of names) {
    for (const field of fields) {
      for (const name of table[field] ?? []) {
        const wanted = headingKey(name);
        take(
          field,
          keys.findIndex((key, place) => key === wanted && mapped[place] === null && !choice.has(key)),
        );
      }
    }
  }
  return mapped;
}

/** The columns that are neither read nor set aside by a person. */
export function openColumns(columns: readonly MappedColumn[], choice: ColumnChoice): MappedColumn[] {
  const keys = headingKeys(columns.map(({ heading }) => heading));
  return columns.filter(
    ({ heading, field }, place) => field === null && heading.trim() !== '' && !choice.has(keys[place] ?? ''),
  );
}

/** The groups of which no field is mapped. */
export function missingGroups<Field extends string>(
  columns: readonly (Field | null)[],
  groups: readonly (readonly Field[])[],
): Field[][] {
  return groups.filter((group) => !group.some((field) => columns.includes(field))).map((group) => [...group]);
}

/** A person's answers, or remembered ones, by the keys of their headings. */
export function choiceOf(columns: readonly MappedColumn[]): Map<string, string | null> {
  const keys = headingKeys(columns.map(({ heading }) => heading));
  return new Map(columns.map(({ field }, place) => [keys[place] ?? '', field]));
}

/** What was remembered, with a person's answers over it. A field that the person gave to another column is free again. */
export function mergeChoices(remembered: ColumnChoice, chosen: ColumnChoice): ColumnChoice {
  const given = new Set([...chosen.values()].filter((field) => field !== null));
  const kept = [...remembered].filter(([, field]) => field === null || !given.has(field));
  return new Map([...kept, ...chosen]);
}

/** The field that two columns were chosen for, or null. */
export function fieldChosenTwice(columns: readonly MappedColumn[]): string | null {
  const fields = columns.flatMap(({ field }) => field ?? []);
  return fields.find((field, index) => fields.indexOf(field) !== index) ?? null;
}

/** What identifies tables with the same columns, in any order. */
export function tableShape(headings: readonly string[]): string {
  return headingKeys(headings).toSorted().join('|');
}

/** The beginning of a table for a person to look at. */
export function tableHead<Field extends string>(
  headings: readonly string[],
  { fields, rows }: { fields: readonly (Field | null)[]; rows: readonly (readonly string[])[] },
): TableHead<Field> {
  return {
    columns: headings.map((heading, place) => ({ heading, field: fields[place] ?? null })),
    sample: rows
      .slice(0, SAMPLE_LINES)
      .map((cells) => headings.map((_, place) => (cells[place] ?? '').trim().slice(0, MAX_SAMPLE_CELL))),
  };
}

/** Different for each column: the second of two equal headings is counted, and one without a heading goes by its place. */
function headingKeys(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading, place) => {
    const key = headingKey(heading) || `column ${place + 1}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  });
}
