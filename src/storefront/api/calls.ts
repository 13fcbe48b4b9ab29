/** The shop's calls of the API, with its words. They throw ApiError as `callApi` does. */
import { type CallOptions, callApi, type Method } from '@/client/api/call-api';
import { commonWords } from '@/words/fr/common';

/** Milliseconds: files take long on a slow line. */
const FILES_LIMIT_MS = 120_000;

/** @param path as for `callApi` */
export function callShop<T>(method: Method, path: string, options?: CallOptions): Promise<T> {
  return callApi<T>(method, path, options, commonWords);
}

export function getJson<T>(path: string, options?: CallOptions): Promise<T> {
  return callShop<T>('GET', path, options);
}

/** POST of a JSON body. */
export function postJson<T>(path: string, json: unknown, options?: CallOptions): Promise<T> {
  return callShop<T>('POST', path, { ...options, json });
}

/** POST of a form with files. */
export function postForm<T>(path: string, body: FormData, options?: CallOptions): Promise<T> {
  return callShop<T>('POST', path, { ...options, body, limitMs: FILES_LIMIT_MS });
}
