/**
 * The floor: node:http and `pg` alone, in a process of its own. PUT sets its task; GET sends the shop's bytes that it copied, or for
 * /{n} runs the n-th list of statements, counting on from the first after the last; POST writes an order.
 */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import pg from 'pg';
import { type FloorOrder, writeFloorOrder } from './floor-order';
import type { Statement } from './record-sql';

/** Statements to run, at once if the shop does so, or answers of the shop to copy. */
export type FloorTask =
  | { isParallel: boolean; lists: Statement[][] }
  | { origin: string; paths: readonly string[]; headers: Record<string, string> };

/** Node writes these itself. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  max: Number(process.env.DATABASE_POOL ?? 20),
});
pool.on('error', () => undefined);
let statements: { isParallel: boolean; lists: Statement[][] } = { isParallel: false, lists: [] };
const copies = new Map<string, { headers: string[]; body: Buffer }>();

async function begin(task: FloorTask): Promise<void> {
  if ('lists' in task) {
    statements = task;
    return;
  }
  copies.clear();
  for (const path of task.paths) {
    // `fetch` would decompress what it reads.
    const [response]: IncomingMessage[] = await once(get(task.origin + path, { headers: task.headers }), 'response');
    if (response?.statusCode !== 200) throw new Error(`${path}: ${response?.statusCode}`);
    const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      OWN.includes(name) ? [] : values.flatMap((value) => [name, value]),
    );
    copies.set(path, { headers, body: await buffer(response) });
  }
}

async function runList(list: readonly Statement[]): Promise<unknown[]> {
  if (statements.isParallel) return (await Promise.all(list.map((one) => pool.query(one)))).map(({ rows }) => rows);
  const answers: unknown[] = [];
  for (const statement of list) answers.push((await pool.query(statement)).rows);
  return answers;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { lists } = statements;
  if (request.method === 'GET') return runList(lists[Number(request.url?.slice(1)) % lists.length] ?? []);
  // Both are sent by the benchmark itself, in these shapes.
  if (request.method === 'PUT') return begin((await json(request)) as FloorTask);
  const key = request.headers['idempotency-key'];
  return writeFloorOrder(pool, (await json(request)) as FloorOrder, typeof key === 'string' ? key : null);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body ?? null);
  const length = Buffer.byteLength(text);
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': length }).end(text);
}

const server = createServer((request, response) => {
  const copy = copies.get(request.url ?? '');
  if (copy) response.writeHead(200, copy.headers).end(copy.body);
  else
    answer(request).then(
      (body) => send(response, request.method === 'POST' ? 201 : 200, body),
      (error: unknown) => send(response, 500, { message: String(error) }),
    );
});

server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit(0));
