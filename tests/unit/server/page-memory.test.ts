/** Many visitors request a page that is not in memory. A small server instead of Next.js counts how often it makes the page. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, setLive } from '@/memory/forget';
import { remember } from '@/memory/remember';
import { answerFromMemory } from '@/server/pages/page-memory';
import { listen } from '../support/listen';

type Page = { status?: number; type?: string; text?: string };
/** One call of what makes pages: the test ends it when it likes. */
type Making = { finish: (page?: Page) => void; method: string | undefined };
type Answer = { status: number | undefined; length: string | undefined; body: string };

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

async function openShop() {
  const makings: Making[] = [];
  // Pages outlive a test: each shop has its own addresses.
  const shop = randomUUID();
  let data = { version: 1 };
  const change = (next = { version: data.version + 1 }) => {
    data = next;
    forget({ aspects: ['names'], products: [] });
  };
  let arrived = 0;
  const answer = answerFromMemory((asked: IncomingMessage, response: ServerResponse) => {
    const number = makings.length + 1;
    void remember({ key: ['data', shop], aspects: ['names'] }, async () => data);
    makings.push({
      method: asked.method,
      finish: ({ status = 200, type = 'text/html', text = `page ${number}` } = {}) => {
        response.statusCode = status;
        response.setHeader('Content-Type', type);
        if (status === 307) response.setHeader('Location', '/there');
        response.end(text);
      },
    });
  });
  const server = createServer((asked, response) => {
    arrived += 1;
    return answer(asked, response);
  });
  const port = await listen(server);

  const ask = ({ path = '/', method = 'GET', encoding = 'identity' } = {}) => {
    const address = { port, host: '127.0.0.1', path: `/${shop}${path}` };
    const sent = request({ ...address, method, headers: { 'Accept-Encoding': encoding } }).end();
    return { answered: readAnswer(sent), leave: () => sent.destroy() };
  };
  const crowd = async (count: number, asked: Parameters<typeof ask>[0] = {}) => {
    const before = arrived;
    const all = Array.from({ length: count }, () => ask(asked));
    await vi.waitFor(() => expect(arrived).toBe(before + count));
    return all.map(({ answered }) => answered);
  };
  /** The making of this number, counted from 1, once it has begun. */
  const making = (number: number) =>
    vi.waitFor(() => {
      const begun = makings[number - 1];
      if (!begun) throw new Error(`Nobody makes page ${number}.`);
      return begun;
    });
  return { makings, ask, crowd, making, change };
}

async function readAnswer(sent: ClientRequest): Promise<Answer> {
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('No answer.');
  const whole = await buffer(response);
  const { 'content-encoding': encoding, 'content-length': length } = response.headers;
  const body = (encoding === 'gzip' && whole.length > 0 ? gunzipSync(whole) : whole).toString();
  return { status: response.statusCode, length, body };
}

const bodies = async (answers: readonly Promise<Answer>[]) => (await Promise.all(answers)).map(({ body }) => body);

it('a page that was made before is sent again, compressed or not, until what it shows differs', async () => {
  const { crowd, making, makings, change } = await openShop();
  const [first] = await crowd(1);
  (await making(1)).finish();
  await first;

  const again = await crowd(2);
  change({ version: 1 });
  const same = [...(await crowd(2)), ...(await crowd(2, { encoding: 'gzip' }))];

  expect(await bodies([...again, ...same])).toEqual(Array(6).fill('page 1'));
  expect(makings.length).toBe(1);

  change();
  const [other] = await crowd(1);
  (await making(2)).finish();
  expect((await other)?.body).toBe('page 2');
});

describe('a page that many ask for at once', () => {
  it('is made once, compressed or not, for HEAD as well', async () => {
    const { crowd, making, makings } = await openShop();
    const plain = await crowd(20);
    const zipped = await crowd(20, { encoding: 'gzip' });
    const described = await crowd(5, { method: 'HEAD' });

    (await making(1)).finish();

    expect(await bodies([...plain, ...zipped])).toEqual(Array(40).fill('page 1'));
    for (const { status, length, body } of await Promise.all(described)) {
      expect([status, length, body]).toEqual([200, '6', '']);
    }
    expect(makings.length).toBe(1);
  });

  it('is made whole for the others if the first request is HEAD', async () => {
    const { crowd, making, makings } = await openShop();
    await crowd(1, { method: 'HEAD' });
    const others = await crowd(3);

    (await making(1)).finish();

    expect(await bodies(others)).toEqual(Array(3).fill('page 1'));
    expect(makings.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is a different page at another address', async () => {
    const { crowd, making } = await openShop();
    const [one] = await crowd(1, { path: '/one' });
    const [other] = await crowd(1, { path: '/other' });

    (await making(2)).finish();
    (await making(1)).finish();

    expect(await Promise.all([one, other].map(async (answer) => (await answer)?.body))).toEqual(['page 1', 'page 2']);
  });

  it('is made again, once, if a change came meanwhile', async () => {
    const { crowd, making, makings, change } = await openShop();
    const before = await crowd(10);
    change();
    const after = await crowd(10);

    (await making(1)).finish();
    (await making(2)).finish();

    const [first, ...others] = await bodies([...before, ...after]);
    expect(first).toBe('page 1');
    expect(others).toEqual(Array(19).fill('page 2'));
    expect(makings.length).toBe(2);
  });

  it('makes nobody wait for a third one, however often something changes', async () => {
    const { crowd, making, makings, change } = await openShop();
    const answers = await crowd(10);
    change();
    (await making(1)).finish();
    const second = await making(2);
    change();
    second.finish();

    expect((await bodies(answers)).slice(1)).toEqual(Array(9).fill('page 2'));
    expect(makings.length).toBe(2);
  });

  it('is not made again for a change that does not concern it', async () => {
    const { crowd, making, makings, change } = await openShop();
    const before = await crowd(10);
    await making(1);
    change({ version: 1 });
    forget({ aspects: ['stock'], products: [1] });
    const after = await crowd(10);

    (await making(1)).finish();

    expect(await bodies([...before, ...after])).toEqual(Array(20).fill('page 1'));
    expect(makings.length).toBe(1);
  });

  it('is made by the next request if the first client goes away', async () => {
    const { ask, crowd, making, makings } = await openShop();
    const first = ask();
    first.answered.catch(() => undefined);
    await making(1);
    const others = await crowd(10);

    first.leave();
    (await making(2)).finish();

    expect(await bodies(others)).toEqual(Array(10).fill('page 2'));
    expect(makings.length).toBe(2);
  });

  it.each<[name: string, page: Page]>([
    ['a failure', { status: 500 }],
    ['a page that is not there', { status: 404 }],
    ['a redirect', { status: 307 }],
    ['no page', { type: 'image/svg+xml' }],
  ])('is not shared where it is %s', async (_, page) => {
    const { crowd, making, makings } = await openShop();
    const answers = await crowd(4);

    (await making(1)).finish(page);
    await making(4);
    for (const { finish } of makings.slice(1)) finish();

    expect((await bodies(answers)).toSorted()).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
    expect((await answers[0])?.status).toBe(page.status ?? 200);
  });

  it('is made for each request while changes go unnoticed', async () => {
    setLive(false);
    const { crowd, making, makings } = await openShop();
    const answers = await crowd(3);

    await making(3);
    for (const { finish } of makings) finish();

    expect((await bodies(answers)).toSorted()).toEqual(['page 1', 'page 2', 'page 3']);
  });
});
