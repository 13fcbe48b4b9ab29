/** Timeouts, a hundred times shorter than the shop's own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServerWithTimeouts, type Timeouts } from '@/server/slow-clients';
import { listen } from '../support/listen';

const SHORT: Timeouts = {
  headersMs: 200,
  bodyMs: 600,
  formBytesPerSecond: 16_000,
  formGraceMs: 150,
  silenceMs: 300,
  unreadMs: 300,
  idleMs: 750,
  checkMs: 10,
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads the whole body and answers with its length. */
const readAll: Handler = (request, response) => {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
  });
  request.on('error', () => undefined);
  request.on('end', () => response.end(`read ${length}`));
};

async function openServer(handler: Handler = readAll, timeouts: Partial<Timeouts> = {}) {
  const server = createServerWithTimeouts({ ...SHORT, ...timeouts });
  server.on('request', handler);
  const port = await listen(server);
  return () => openClient(port);
}

function openClient(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  onTestFinished(() => void socket.destroy());
  return {
    socket,
    /** what it got until the server ended the connection */
    untilClosed: async () => {
      await closed;
      return received;
    },
    received: () => received,
  };
}

/** Sends a chunk every 20 ms, a number of times or until the connection ends. */
function trickle(socket: Socket, piece: string, times = 10_000): void {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (socket.destroyed || sent > times) clearInterval(timer);
    else socket.write(piece);
  }, 20);
  onTestFinished(() => clearInterval(timer));
}

const post = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';

describe('a connection', () => {
  it('that sends nothing, or headers without end, is closed', async () => {
    const open = await openServer();
    const [silent, slow] = [open(), open()];
    slow.socket.write('GET / HTTP/1.1\r\n');
    trickle(slow.socket, 'X-A: b\r\n');

    expect(await Promise.all([silent.untilClosed(), slow.untilClosed()])).toEqual([
      expect.stringMatching(/^(HTTP\/1\.1 408 |$)/),
      expect.stringMatching(/^HTTP\/1\.1 408 /),
    ]);
  });

  it('may be idle between two requests for longer than headers may take', async () => {
    const open = await openServer();
    const { socket, received } = open();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(received).toContain('read 0');

    await new Promise((resolve) => setTimeout(resolve, 2 * SHORT.headersMs));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

    await expect.poll(() => received().split('read 0').length - 1).toBe(2);
  });
});

describe('a body', () => {
  it.each([JSON_TYPE, FORM_TYPE])('of %s that falls silent is ended with 408', async (type) => {
    const open = await openServer(readAll, { bodyMs: 60_000, formBytesPerSecond: 0 });
    const { socket, untilClosed } = open();

    socket.write(`${post(type, 1_000)}some of it`);

    expect(await untilClosed()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['of JSON that never falls silent', post(JSON_TYPE, 1_000_000), 'x'.repeat(1_000)],
    ['without a length', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
  ])('%s is ended when its time is over', async (_, head, piece) => {
    const open = await openServer();
    const { socket, untilClosed } = open();

    socket.write(head);
    trickle(socket, piece);

    expect(await untilClosed()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('of a form is ended below a minimum rate only, however long it takes', async () => {
    const open = await openServer();
    const [slow, steady] = [open(), open()];

    slow.socket.write(post(FORM_TYPE, 100_000));
    trickle(slow.socket, 'x'.repeat(100));
    // Longer than JSON may take, at some 200 KB a second.
    steady.socket.write(post(FORM_TYPE, 160_000));
    trickle(steady.socket, 'x'.repeat(4_000), 40);

    expect(await slow.untilClosed()).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(steady.received, { timeout: 5_000 }).toContain('read 160000');
  });

  it('that this server has not read yet is not ended', async () => {
    const open = await openServer((request, response) => {
      setTimeout(() => readAll(request, response), 2 * SHORT.silenceMs);
    });
    const { socket, received } = open();

    socket.write(post(JSON_TYPE, 500_000) + 'x'.repeat(500_000));

    await expect.poll(received, { timeout: 5_000 }).toContain('read 500000');
  });
});

describe('an answer', () => {
  it('that the client does not read is ended', async () => {
    let isClosed = false;
    const open = await openServer((_, response) => {
      response.once('close', () => {
        isClosed = true;
      });
      response.end(Buffer.alloc(50_000_000));
    });
    const { socket } = open();
    socket.pause();

    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

    await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
  });

  it('that takes long to make is not ended', async () => {
    const open = await openServer((_, response) => setTimeout(() => response.end('late'), 3 * SHORT.unreadMs));
    const { socket, received } = open();

    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

    await expect.poll(received, { timeout: 5_000 }).toContain('late');
  });
});

it('a body is ended even if its request has lost its connection', async () => {
  const open = await openServer((request) => {
    // Seen in the log of a shop under load.
    Reflect.set(request, 'socket', null);
  });
  const { socket, untilClosed } = open();

  socket.write(`${post('application/json', 10)}{`);

  expect(await untilClosed()).toMatch(/^HTTP\/1\.1 408 /);
});
