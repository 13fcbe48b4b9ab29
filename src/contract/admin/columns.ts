/** Which column of an uploaded table holds what: as it is sent with a file, and as answers show it. */
import { z } from 'zod';
import { fieldChosenTwice, type MappedColumn } from '@/domain/import/map-columns';
import { isRecord } from '@/domain/json';
import { asIssue } from '@/domain/problem';

const MAX_COLUMNS = 200;
const MAX_HEADING = 500;
/** Characters: 200 columns with long headings. */
const MAX_TEXT = 150_000;

/**
 * A person's answer, which comes with the file: `[{"heading":"Etat","field":"status"}]`, or `{"Etat":"status"}`, as text of a form
 * or as JSON. Blank or absent: no answer.
 */
export function columnsField<Field extends string>(fields: readonly Field[]) {
  return z
    .unknown()
    .optional()
    .transform((given, context): MappedColumn<Field>[] | null => {
      const value = typeof given === 'string' ? parsed(given) : given;
      if (value === null || value === undefined) return null;
      const columns = asColumns(value, fields);
      if (columns === null) {
        context.addIssue({ code: 'custom', message: asIssue({ code: 'columnsExpected', values: { fields } }) });
        return z.NEVER;
      }
      const twice = fieldChosenTwice(columns);
      if (twice === null) return columns;
      context.addIssue({ code: 'custom', message: asIssue({ code: 'columnChosenTwice', values: { field: twice } }) });
      return z.NEVER;
    });
}

/** The beginning of a table as it was read. */
export const tableHeadFields = {
  /** in the file's order; `field` null for a column that is not read */
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  /** the cells of the first lines */
  sample: z.array(z.array(z.string())),
};

/** Of a courier's file: headings of columns that may name its parcels as well, and are not read. */
export const unreadNamesField = z.array(z.string());

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  if (text.length > MAX_TEXT) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function asColumns<Field extends string>(value: unknown, fields: readonly Field[]): MappedColumn<Field>[] | null {
  const entries: unknown[] | null = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.entries(value).map(([heading, field]) => ({ heading, field }))
      : null;
  if (entries === null || entries.length > MAX_COLUMNS) return null;
  const columns = entries.flatMap((entry) => asColumn(entry, fields) ?? []);
  return columns.length === entries.length ? columns : null;
}

function asColumn<Field extends string>(entry: unknown, fields: readonly Field[]): MappedColumn<Field> | null {
  if (!isRecord(entry) || typeof entry.heading !== 'string' || entry.heading.length > MAX_HEADING) return null;
  const { heading, field } = entry;
  if (field === null || field === undefined || field === '') return { heading, field: null };
  const known = fields.find((name) => name === field);
  return known === undefined ? null : { heading, field: known };
}
