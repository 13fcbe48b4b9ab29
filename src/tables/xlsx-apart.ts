import { inProcess } from '@/runtime/in-process';
import { limitConcurrency } from '@/runtime/limit-concurrency';
import type { ReadXlsx, readXlsx } from './read-xlsx';

const inTurn = limitConcurrency({
  atOnce: 1,
  maxWaiting: 10,
  refusal: 'Too many files are being read just now. Try again in a moment.',
});

const read = inProcess<typeof readXlsx>('src/tables/read-xlsx.ts', 'readXlsx', {
  memoryMegabytes: 512,
  timeoutMs: 60_000,
});

/**
 * Reads an XLSX file in a process of its own, which limits its time and memory.
 * @throws UnavailableError if too many are read at once
 */
export function readXlsxApart(bytes: Uint8Array): Promise<ReadXlsx> {
  return inTurn(() => read(bytes).catch(() => ({ ok: false, reason: 'unreadable' }) as const));
}
