import { inProcess } from '@/runtime/in-process';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import { listFileWords } from '@/words/fr/orders/quick-order';
import type { ParsedList, parseListFile } from './parse-list-file';

const inTurn = limitConcurrency({ atOnce: 1, maxWaiting: 10, maxWaitMs: 20_000, refusal: () => listFileWords.busy });

const parse = inProcess<typeof parseListFile>('src/catalogue/list-file/parse-list-file.ts', 'parseListFile', {
  memoryMegabytes: 128,
  timeoutMs: 3_000,
  // Not a spreadsheet, so it is answered at once.
  startWith: new Uint8Array(0),
});

/**
 * The text of a quick order from an XLSX file of a shopper.
 * @throws UnavailableError if too many are read at once
 */
export function readListFile(bytes: Uint8Array): Promise<ParsedList> {
  // The parser reports what is wrong with a file; only the process's end by its limits throws.
  return inTurn(() => parse(bytes).catch(() => ({ ok: false, reason: 'unreadable' }) as const));
}
