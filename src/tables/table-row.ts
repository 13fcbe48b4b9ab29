/** Rows of texts with their line numbers. */
export type TableRow = { line: number; cells: string[] };
