import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LISTENER } from '@/catalogue/listen';
import { CATALOGUE_CHANNEL } from '@/database/notifications';
import { newcomer, register, send, tryLogin } from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { createProduct, openBackOffice } from '../../support/back-office';
import { connectTo } from '../../support/running/database';
import { begin } from '../../support/running/raw-request';
import { ADMIN, type Shop, startShop, superuserUrl } from '../../support/running/shop';

const TOKEN = 'a-token-for-prometheus';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' } });
}, 120_000);
afterAll(() => shop.remove());

const metrics = (token?: string) =>
  fetch(`${shop.url}/api/metrics/`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
type Line = { level: string; time: string; request?: string; route?: string; status?: number };
const logLines = () =>
  shop
    .output()
    .split('\n')
    .flatMap((line): Line[] => (line.startsWith('{') ? [JSON.parse(line)] : []));

describe('metrics', () => {
  it('are for whoever has the token', async () => {
    await refusal(await metrics(), 401);
    await refusal(await metrics('another'), 401);
    expect((await metrics(TOKEN)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('count requests by route and status, latencies, pool, queue, cache and orders', async () => {
    await fetch(`${shop.url}/api/products/`);
    await fetch(`${shop.url}/api/products/?page=abc`);
    await fetch(`${shop.url}/api/product/123456/`);
    await fetch(`${shop.url}/`);

    // The last request is counted once its answer has gone.
    const read = async () => (await metrics(TOKEN)).text();
    await expect.poll(read).toMatch(/^http_requests_total\{method="GET",route="\/",status="200"\} 1$/m);
    const text = await read();

    for (const sample of [
      /^http_requests_total\{method="GET",route="\/api\/products",status="200"\} 1$/m,
      /^http_requests_total\{method="GET",route="\/api\/products",status="400"\} 1$/m,
      /^http_requests_total\{method="GET",route="\/api\/product\/\{id\}",status="404"\} 1$/m,
      /^http_request_duration_seconds_count\{method="GET",route="\/"\} 1$/m,
      /^db_pool_connections\{state="open"\} \d+$/m,
      /^jobs\{state="waiting"\} \d+$/m,
      /^cache_lookups\{result="miss"\} \d+$/m,
      /^# TYPE orders gauge$/m,
      /^process_cpu_seconds_total /m,
    ]) {
      expect(text).toMatch(sample);
    }
    expect(text).not.toContain('123456');
  });
});

describe('what is remembered', () => {
  it('after an edit stays, though the database tells of the edit a moment later', async () => {
    const office = await openBackOffice(shop.url);
    const { id } = await createProduct(office);
    const client = await connectTo(await superuserUrl(shop.dataDir, 'thermopieces'));
    const notify = () => client.query(`NOTIFY ${CATALOGUE_CHANNEL}, 'stock'`);
    await missesOfOneLook();
    await notify();
    const missesAfterSale = await untilForgotten();

    await beforeItIsTold(client, async () => {
      // Another date moves the product in lists: more is forgotten than after a sale.
      const body = { date: new Date().toISOString() };
      const edit = { url: shop.url, method: 'PUT', token: office.token, body };
      await json(await send(`/api/admin/products/${id}/`, edit));
      expect(await missesOfOneLook()).toBeGreaterThan(missesAfterSale);
    });
    // Sent after the edit's notification, so once this one has arrived, the other has too.
    await notify();

    expect(await untilForgotten()).toBe(missesAfterSale);
  });

  const misses = async () =>
    Number(/^cache_lookups\{result="miss"\} (\d+)$/m.exec(await (await metrics(TOKEN)).text())?.[1]);

  async function missesOfOneLook(): Promise<number> {
    const before = await misses();
    await (await fetch(`${shop.url}/api/products/`)).arrayBuffer();
    return (await misses()) - before;
  }

  const untilForgotten = () =>
    vi.waitFor(async () => {
      const missed = await missesOfOneLook();
      expect(missed).toBeGreaterThan(0);
      return missed;
    }, 30_000);

  /** Stops the process of PostgreSQL that notifies the shop of changes. */
  async function beforeItIsTold(client: pg.Client, work: () => Promise<void>): Promise<void> {
    const listening = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1';
    const { rows } = await client.query<{ pid: number }>(listening, [LISTENER]);
    expect(rows).toHaveLength(1);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    await work().finally(() => {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    });
  }
});

describe('a request that is refused', () => {
  it.each([
    ['for its body', '/cms/products', 413, '/cms', { 'Content-Length': '2000000' }],
    ['for its sender', '/cms/tags', 403, '/cms', { Cookie: 'payload-token=x', Origin: 'http://evil.example' }],
    ['for its address', '/%zz', 400, 'other', {}],
    ['for its method', '/products', 405, '/products', {}],
    ['for its query', `/admin?${'a&'.repeat(400)}`, 400, '/admin', {}],
    ['by a call', '/api/nowhere', 404, '/api', {}],
  ] as [string, string, number, string, Record<string, string>][])(
    '%s has its line and is counted',
    async (_, path, status, route, headers) => {
      const lines = () => logLines().filter((line) => line.route === route && line.status === status);
      const before = lines().length;

      const sent = { url: shop.url, method: 'PUT', headers: { 'Content-Length': '0', ...headers } };
      expect((await begin(path, sent)).status).toBe(status);

      await expect
        .poll(() => lines().slice(before))
        .toEqual([
          expect.objectContaining({ level: 'info', method: 'PUT', request: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
        ]);
      expect(await (await metrics(TOKEN)).text()).toMatch(
        new RegExp(`^http_requests_total\\{method="PUT",route="${route}",status="${status}"\\} 1$`, 'm'),
      );
    },
  );

  it('by Payload has one line, which names the error', async () => {
    const office = await openBackOffice(shop.url);
    const response = await office.ask('products/2147483647');

    expect(response.status).toBe(404);
    const find = () => logLines().find(({ route, status }) => route === '/cms' && status === 404);
    await expect.poll(find).toMatchObject({ level: 'info', refusal: 'NotFound' });
    expect(logLines().filter(({ request }) => request === find()?.request)).toHaveLength(1);
  });

  it('as a web socket has its line', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    await begin('/_next/hmr', { url: shop.url, method: 'GET', headers }).catch(() => null);

    await expect
      .poll(() => logLines().filter(({ route, status }) => route === '/_next' && status === 499))
      .toHaveLength(1);
  });
});

describe('the log', () => {
  it('is JSON, each line of a request with its number', async () => {
    await fetch(`${shop.url}/api/brands/`);

    const lines = () => logLines().filter(({ route }) => route === '/api/brands');
    await expect.poll(lines).toEqual([
      expect.objectContaining({
        level: 'info',
        status: 200,
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        time: expect.stringMatching(/^20.*Z$/),
      }),
    ]);
  });

  it('names nobody', async () => {
    const person = newcomer({ password: 'vanne gaz brûleur' });
    await register(shop.url, person);
    await tryLogin({ username: person.email, password: 'what was typed' }, shop.url);
    await send(`/api/user/email/confirm/`, { url: shop.url, body: { token: person.email } });
    await fetch(`${shop.url}/search?q=${encodeURIComponent(person.email)}`);
    await json(await tryLogin(ADMIN, shop.url));

    const text = shop.output();

    for (const secret of [person.email, person.username, person.password, 'what was typed', 'Saïdi']) {
      expect(text).not.toContain(secret);
    }
  });
});
