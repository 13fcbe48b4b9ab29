import type { Socket } from 'node:net';
import type { Listener } from './listeners';

/** Browsers and proxies send the next request of a connection once the one before is answered. */
const MAX_WAITING = 16;

/** `last`: when the newest request of the connection has its answer. */
type Line = { length: number; last: Promise<void> };

/**
 * Answers the requests of one connection one after the other. A connection may send hundreds in one packet (HTTP pipelining),
 * and Node hands all of them over at once: they would keep everybody else waiting. More than 16 end the connection.
 */
export function oneAtATime(answer: Listener): Listener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { length: 0, last: Promise.resolve() };
    lines.set(socket, line);
    if (line.length >= MAX_WAITING) return void socket.destroy();
    const before = line.length === 0 ? null : line.last;
    line.length += 1;
    line.last = new Promise((resolve) => {
      response.once('close', () => {
        line.length -= 1;
        resolve();
      });
    });
    if (!before) return answer(request, response);
    return before.then(() => (socket.destroyed ? undefined : answer(request, response)));
  };
}
