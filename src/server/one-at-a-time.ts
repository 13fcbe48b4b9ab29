import type { Socket } from 'node:net';
import type { Listener } from './listeners';

/** Browsers and proxies send the next request of a connection once the one before is answered. */
const MAX_WAITING = 16;

type Line = {
  /** with the request that is being answered */
  length: number;
  waiting: (() => void)[];
};

/**
 * Answers the requests of one connection one after the other. A connection may send hundreds in one packet (HTTP pipelining),
 * and Node hands all of them over at once: they would keep everybody else waiting. More than 16 end the connection.
 */
export function oneAtATime(answer: Listener): Listener {
  const lines = new WeakMap<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line = { length: 0, waiting: [] };
    lines.set(socket, line);
    return line;
  };
  return (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    if (line.length >= MAX_WAITING) return void socket.destroy();
    line.length += 1;
    response.on('close', () => {
      line.length -= 1;
      line.waiting.shift()?.();
    });
    if (line.length === 1) return answer(request, response);
    return line.waiting.push(() => {
      if (!socket.destroyed) answer(request, response);
    });
  };
}
