import { BYTE_ORDER_MARK, csvLines } from '@/domain/csv';

/** A table with its header and an example. */
export function templateFile(columns: readonly { name: string; example: string }[], name: string) {
  const text = csvLines([columns.map((column) => column.name), columns.map(({ example }) => example)]);
  return { blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }), name };
}
