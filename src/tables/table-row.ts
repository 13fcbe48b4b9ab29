import type { Problem } from '@/domain/problem';

/** A row of texts, with its first line in the file and what is wrong with the row as a whole. */
export type TableRow = { line: number; cells: string[]; problem: Problem | null };
