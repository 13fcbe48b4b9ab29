/** What a courier will refuse of a parcel, from the data of its profile. Pure. */
import { toDinars } from '../money';
import { phoneKey } from '../phone';
import { isBlank } from '../text';
import { type Cell, columnCell, destination } from './column-values';
import type { ColumnValue, CourierFile, ProfileColumn } from './profile';
import type { ParcelSheet } from './sheet';

export type CourierFault =
  | { code: 'foreign-phone' | 'no-commune' | 'no-desk-in-file' | 'no-wilaya-code' | 'unknown-wilaya' }
  /** the city, which is sent or printed, is a commune of another wilaya */
  | { code: 'city-elsewhere'; city: string }
  | { code: 'not-served' | 'no-desk-there'; place: string }
  /** dinars */
  | { code: 'amount-too-high'; max: number }
  | { code: 'text-too-long'; header: string; max: number }
  | { code: 'empty'; header: string };

/** What is known of the place beyond the order itself. */
export type CheckedPlace = {
  /** the commune, or else the wilaya */
  name: string;
  served: boolean;
  hasDesk: boolean;
  isCityElsewhere: boolean;
};

type Checked = { sheet: ParcelSheet; file: CourierFile; place: CheckedPlace };

const LOCAL = '+213';
/** Headers of columns that a courier insists on end with it. */
const REQUIRED_MARK = '*';

/** In this order. Each says what is wrong, or null; a check that no column of the file calls for says nothing. */
const CHECKS: readonly ((checked: Checked) => CourierFault | null)[] = [
  ({ sheet, file }) =>
    hasColumn(file, 'phone', 'phones') && !phoneKey(sheet.customer.phone)?.startsWith(LOCAL)
      ? { code: 'foreign-phone' }
      : null,
  ({ sheet, file }) => (hasColumn(file, 'commune', 'communeCode') && !sheet.commune ? { code: 'no-commune' } : null),
  ({ sheet, place }) => (place.isCityElsewhere && !sheet.commune ? { code: 'city-elsewhere', city: sheet.city } : null),
  ({ sheet, file }) => (sheet.isDesk && !hasColumn(file, 'isDesk') ? { code: 'no-desk-in-file' } : null),
  ({ place }) => (place.served ? null : { code: 'not-served', place: place.name }),
  ({ sheet, place }) =>
    sheet.isDesk && place.served && !place.hasDesk ? { code: 'no-desk-there', place: place.name } : null,
  ({ sheet, file }) => {
    if (destination(sheet.wilaya, file.wilayas).code !== null) return null;
    return { code: hasColumn(file, 'wilayaCode') ? 'no-wilaya-code' : 'unknown-wilaya' };
  },
  ({ sheet, file: { maxAmount } }) =>
    maxAmount !== undefined && toDinars(sheet.codCentimes) > maxAmount
      ? { code: 'amount-too-high', max: maxAmount }
      : null,
];

/** Everything that a courier will refuse of a parcel; empty if nothing. */
export function courierFaults(checked: Checked): CourierFault[] {
  return [...CHECKS.flatMap((check) => check(checked) ?? []), ...cellFaults(checked)];
}

function hasColumn({ columns }: CourierFile, ...values: ColumnValue[]): boolean {
  return columns.some(({ value }) => value !== undefined && values.includes(value));
}

/** Cells that the courier insists on, or limits. What an earlier check names already is not named again. */
function cellFaults({ sheet, file }: Checked): CourierFault[] {
  const rows = file.rows === 'line' ? sheet.items : [null];
  const cellsOf = (value: ColumnValue): Cell[] =>
    rows.map((item, index) => columnCell(value, { sheet, item, isFirst: index === 0 }, file));
  return file.columns.flatMap((column) => columnFaults(column, cellsOf));
}

const NAMED_ABOVE: readonly ColumnValue[] = ['phone', 'phones', 'wilayaCode', 'commune', 'communeCode'];

function columnFaults({ header, value, max }: ProfileColumn, cellsOf: (value: ColumnValue) => Cell[]): CourierFault[] {
  if (value === undefined) return [];
  const cells = cellsOf(value);
  const isMissing = header.endsWith(REQUIRED_MARK) && cells.some((cell) => cell === null || isBlank(cell));
  const isTooLong = max !== undefined && cells.some((cell) => String(cell ?? '').length > max);
  return [
    ...(isMissing && !NAMED_ABOVE.includes(value) ? [{ code: 'empty' as const, header }] : []),
    ...(isTooLong ? [{ code: 'text-too-long' as const, header, max: max ?? 0 }] : []),
  ];
}
