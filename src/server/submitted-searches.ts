import type { IncomingMessage } from 'node:http';
import { noteSearch } from '@/catalogue/missed-searches/note-search';
import { submittedSearch } from '@/domain/search/submitted-search';

/** What browsers and Next.js send with a page that is only fetched ahead. */
const PREFETCH = ['next-router-prefetch', 'next-router-segment-prefetch', 'purpose', 'sec-purpose'] as const;

/** Notes the text of a request that is a submitted search, to count those that find nothing. */
export function noteSubmittedSearch({ method, url = '/', headers }: IncomingMessage): void {
  if (method !== 'GET' || PREFETCH.some((name) => headers[name] !== undefined)) return;
  const text = submittedSearch(url, { isOwnFetch: headers['sec-fetch-site'] === 'same-origin' });
  if (text !== null) noteSearch(text);
}
