/** Requests that a connection sends in one packet. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { oneAtATime } from '@/server/one-at-a-time';
import { listen } from '../support/listen';

/** @returns what a connection got that sends so many requests at once, and how many were worked on at the same time */
async function pipeline(times: number): Promise<{ answers: string[]; atOnce: number; begun: number }> {
  let [working, atOnce, begun] = [0, 0, 0];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    working += 1;
    begun += 1;
    atOnce = Math.max(atOnce, working);
    setTimeout(() => {
      working -= 1;
      response.end(`<${request.url}>`);
    }, 5);
  };
  const socket = connect({ port: await listen(createServer(oneAtATime(answer))), host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const last = `GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const others = Array.from({ length: times - 1 }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write([...others, last].join(''));
  await closed;
  return { answers: received.match(/<[^>]*>/g) ?? [], atOnce, begun };
}

it('are answered in order, one after the other', async () => {
  const { answers, atOnce } = await pipeline(10);

  expect(answers).toEqual([...Array.from({ length: 9 }, (_, index) => `</${index}>`), '</last>']);
  expect(atOnce).toBe(1);
});

it('end the connection if there are too many, and few are worked on', async () => {
  const { answers, begun } = await pipeline(300);

  expect(answers.length).toBeLessThanOrEqual(16);
  expect(begun).toBeLessThanOrEqual(16);
});
