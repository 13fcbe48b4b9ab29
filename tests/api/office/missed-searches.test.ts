/** Searches that found nothing, as the back office sees them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DELETE_OLD_MISSED_SEARCHES } from '@/catalogue/missed-searches/write-missed';
import type { MissedSearchesAnswer } from '@/contract/admin/missed-searches';
import { askAdmin } from '../../support/admin-calls';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { openRival, sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const missed = async (query = '') =>
  json<MissedSearchesAnswer>(await askAdmin(`/api/admin/missed-searches/?limit=100&${query}`));
/** How often a text is counted. Other tests miss hundreds of searches, so its row of the first page may be anybody's. */
const countOf = async (text: string): Promise<number> => {
  await missed();
  const [row] = await rows<{ searches: number }>('SELECT searches FROM missed_searches WHERE text = $1', [text]);
  return row?.searches ?? 0;
};
const newWord = () => `mot${randomUUID().replaceAll('-', '')}`;
const get = async (path: string, headers: Record<string, string> = {}) => (await ask(path, { headers })).text();

describe('missed searches', () => {
  it('count each submitted search that found nothing, also when the answer is a kept one', async () => {
    const word = newWord();

    for (const path of [
      `/api/search/?q=${word}`,
      `/api/search/?q=${word}`,
      `/api/products/?search=${word.toUpperCase()}`,
    ]) {
      await get(path);
    }

    expect(await countOf(word)).toBe(3);
  });

  it('are all counted for a reader who comes while another write is under way', async () => {
    const word = newWord();
    const { client, untilAwaited } = await openRival(rows);
    await client.query('LOCK TABLE missed_searches IN SHARE ROW EXCLUSIVE MODE');
    await get(`/api/search/?q=${word}`);
    const writer = missed();
    await untilAwaited();

    const reader = countOf(word);
    // A reader who does not wait for the write has its answer before these.
    for (let call = 0; call < 5; call += 1) await get('/api/wilayas/');
    await client.query('COMMIT');

    expect(await reader).toBe(1);
    await writer;
  });

  it('count a page once, and not what is only typed or fetched ahead', async () => {
    const word = newWord();
    await get(`/search?q=${word}`);
    expect(await countOf(word)).toBe(1);

    await get(`/api/search-suggestions/?q=${word}`);
    await get(`/api/products/?search=${word}`, { 'Sec-Fetch-Site': 'same-origin' });
    await get(`/search?q=${word}`, { 'Sec-Purpose': 'prefetch' });
    await get(`/products?search=${word}&page=2`);

    expect(await countOf(word)).toBe(1);
  });

  it('are neither texts that find something nor those that may name somebody', async () => {
    const word = newWord();
    await createProduct(office, { title: `Vanne ${word}` });
    const texts = [word, `${word.slice(0, 12)} 0550 12 34 56`, `${word}@example.org`];

    for (const q of texts) await get(`/api/search/?${new URLSearchParams({ q })}`);

    for (const text of texts) expect(await countOf(text), text).toBe(0);
  });

  it('become a word in a click, which the same search then finds by', async () => {
    const [word, meaning] = [newWord(), newWord()];
    const { id } = await createProduct(office, { title: meaning });
    const make = (body: object) => askAdmin('/api/admin/search-words/', { method: 'POST', body });

    const made = await json<{ word: string; means: string[] }>(await make({ word, means: [meaning] }), 201);

    expect(made).toMatchObject({ word, means: [meaning] });
    const found = async () =>
      JSON.parse(await get(`/api/search/?q=${word}`)).products.map((each: { id: number }) => each.id);
    await expect.poll(found).toEqual([id]);
    await refusal(await make({ word: word.toUpperCase(), means: [meaning] }), 409);
    await refusal(await make({ word: newWord(), means: [] }), 400);
  });

  it('are listed by their days, the most frequent first, a page at a time', async () => {
    const [often, seldom] = [newWord(), newWord()];
    await rows(
      `INSERT INTO missed_searches (day, text, searches) VALUES ('2019-03-01', $1, 2), ('2019-03-02', $1, 3), ('2019-03-02', $2, 1)`,
      [often, seldom],
    );

    expect((await missed('from=2019-03-01&to=2019-03-02')).searches).toEqual([
      { text: often, searches: 5, last_day: '2019-03-02' },
      { text: seldom, searches: 1, last_day: '2019-03-02' },
    ]);
    expect((await missed('to=2019-03-01')).searches).toEqual([{ text: often, searches: 2, last_day: '2019-03-01' }]);
    expect(await missed('from=2019-03-01&to=2019-03-02&page=3')).toMatchObject({ searches: [], total: 2, page: 3 });
    await refusal(await askAdmin('/api/admin/missed-searches/?from=x'), 400);

    await rows(DELETE_OLD_MISSED_SEARCHES);
    expect((await missed('to=2019-12-31')).total).toBe(0);
  });
});
