import { COURIER_FILE_TOO_LARGE, MAX_COURIER_FILE_BYTES } from '@/domain/parcels/courier';
import { inProcess } from '@/runtime/in-process';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { ImportInput, ParsedImport } from './import-line';
import type { parseImport } from './parse-import';

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 10,
  refusal: 'Too many files are being read just now. Try again in a moment.',
});

const parse = inProcess<typeof parseImport>('src/parcels/files/parse-import.ts', 'parseImport', {
  memoryMegabytes: 256,
  timeoutMs: 30_000,
});

/**
 * Reads a courier's file: CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252, or the first sheet of an XLSX
 * file. A file that is too large, or made to exhaust its reader, is a problem as well.
 * @throws UnavailableError if too many are read at once
 */
export function readImport(input: ImportInput): Promise<ParsedImport> {
  if (input.bytes.length > MAX_COURIER_FILE_BYTES)
    return Promise.resolve({ ok: false, problem: COURIER_FILE_TOO_LARGE, question: null });
  // The parser reports what is wrong with a file; only the process's end by its limits throws.
  return inTurn(() =>
    parse(input).catch(() => ({ ok: false, problem: { code: 'courierFileUnreadable' }, question: null })),
  );
}
