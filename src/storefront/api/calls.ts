/** The shop's calls of the API, with its words. They throw ApiError as `callApi` does. */
import { type CallOptions, callApi, type Method } from '@/client/api/call-api';
import { commonWords } from '@/words/fr/common';

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
