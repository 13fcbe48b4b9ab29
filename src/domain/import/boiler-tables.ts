/** Tables of boilers, fitments and part numbers: their columns, for export, import and the screen that explains them. */
import { BOILER_NAMES } from './boiler-names';
import { type Cells, type ReadHeader, readTableHeader } from './header';
import type { ColumnChoice } from './map-columns';

type Table = {
  columns: readonly string[];
  /** without these, no line says what it is about */
  required: readonly string[];
};

export const BOILER_TABLES = {
  'boiler-models': {
    columns: ['brand', 'range', 'model', 'aliases', 'plate_codes', 'year_from', 'year_to', 'energy', 'power'],
    required: ['brand', 'range', 'model'],
  },
  fitments: {
    columns: [
      'product',
      'brand',
      'range',
      'model',
      'position',
      'qualifier',
      'serial_from',
      'serial_to',
      'quantity',
      'confidence',
    ],
    required: ['product', 'brand', 'range', 'model'],
  },
  'part-numbers': {
    columns: ['product', 'number', 'kind', 'brand'],
    required: ['product', 'number'],
  },
} as const satisfies Record<string, Table>;

type Tables = typeof BOILER_TABLES;
export type BoilerTable = keyof Tables;
export type BoilerColumn<Kind extends BoilerTable = BoilerTable> = Tables[Kind]['columns'][number];
/** A line of a table; a blank or absent cell leaves the value as it is. */
export type BoilerCells = Cells<BoilerColumn>;

export function boilerColumns(kind: BoilerTable): readonly BoilerColumn[] {
  return BOILER_TABLES[kind].columns;
}

/** Reads the header of a table of this kind, also of a supplier's. */
export function readBoilerHeader(
  kind: BoilerTable,
  names: readonly string[],
  choice?: ColumnChoice,
): ReadHeader<BoilerColumn> {
  const required: readonly BoilerColumn[] = BOILER_TABLES[kind].required;
  return readTableHeader<BoilerColumn>(names, {
    columns: boilerColumns(kind),
    known: BOILER_NAMES,
    choice,
    missing: (known) => {
      const absent = required.filter((column) => !known.includes(column));
      if (absent.length === 0) return null;
      const needed = absent.map((column) => [column]);
      return { problem: { code: 'importColumnsNeeded', values: { columns: absent } }, needed };
    },
  });
}

/** The columns that a line leaves blank although it must say by them what it is about. */
export function blankSubject(kind: BoilerTable, cells: BoilerCells): BoilerColumn[] {
  return BOILER_TABLES[kind].required.filter((column) => cells[column] === undefined);
}
