import type { CallOptions } from '@/client/api/call-api';
import { callShop } from './calls';

/** Milliseconds: files take long on a slow line. */
const FILES_LIMIT_MS = 120_000;

/** POST of a form with files. Apart from `calls.ts`, since only two pages send files. */
export function postForm<T>(path: string, body: FormData, options?: CallOptions): Promise<T> {
  return callShop<T>('POST', path, { ...options, body, limitMs: FILES_LIMIT_MS });
}
