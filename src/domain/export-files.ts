/** The tables that leave the shop, and the files that they come in. Calls and screens read this list. */

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const CSV_SEPARATORS = { comma: ',', semicolon: ';' } as const;
export type CsvSeparator = keyof typeof CSV_SEPARATORS;

/** What an account may choose for all of its exports; the first is the usual one. */
export const FILE_FORMS = ['csv', 'csv-semicolon', 'xlsx'] as const;
export type FileForm = (typeof FILE_FORMS)[number];

/** The parameters by which calls are asked for a form. */
export const FORM_PARAMETERS: Record<FileForm, { format: TableFormat; separator?: CsvSeparator }> = {
  csv: { format: 'csv' },
  'csv-semicolon': { format: 'csv', separator: 'semicolon' },
  xlsx: { format: 'xlsx' },
};

/** The call of each exported table, from the site's root. */
export const EXPORT_PATHS = {
  orders: '/api/admin/orders/export/',
  products: '/api/admin/products/export/',
  'boiler-models': '/api/admin/boiler-models/export/',
  fitments: '/api/admin/fitments/export/',
  'part-numbers': '/api/admin/part-numbers/export/',
  fees: '/api/admin/fees/',
  cash: '/api/admin/cash/export/',
  reports: '/api/admin/reports/',
} as const;
export type ExportedTable = keyof typeof EXPORT_PATHS;
