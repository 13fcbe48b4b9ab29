/**
 * The floor: node:http and `pg` alone with the shop's own SQL, in a separate process.
 * GET /{n} runs the n-th list of statements, counting on from the first after the last, and returns their rows; PUT /statements sets
 * the lists; POST /orders writes an order.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { type FloorOrder, writeFloorOrder } from './floor-order';
import type { Statement } from './record-sql';

/** `isParallel`: run at once, as the shop does. */
export type StatementSet = { isParallel: boolean; lists: Statement[][] };

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  max: Number(process.env.DATABASE_POOL ?? 20),
});
pool.on('error', () => undefined);
let set: StatementSet = { isParallel: false, lists: [] };

async function runList(statements: readonly Statement[]): Promise<unknown[]> {
  if (set.isParallel) return (await Promise.all(statements.map((one) => pool.query(one)))).map((result) => result.rows);
  const answers: unknown[] = [];
  for (const statement of statements) answers.push((await pool.query(statement)).rows);
  return answers;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'GET') return runList(set.lists[Number(request.url?.slice(1)) % set.lists.length] ?? []);
  const body: unknown = JSON.parse(await readBody(request));
  if (request.method === 'PUT') {
    // Sent by the benchmark itself (floor.ts), in this shape.
    set = body as StatementSet;
    return { lists: set.lists.length };
  }
  const key = request.headers['idempotency-key'];
  return writeFloorOrder(pool, body as FloorOrder, typeof key === 'string' ? key : null);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => send(response, request.method === 'POST' ? 201 : 200, body),
    (error: unknown) => send(response, 500, { message: String(error) }),
  );
});

server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
