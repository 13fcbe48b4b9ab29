import type { Socket } from 'node:net';
import type { Listener } from './listeners';

/** Browsers and proxies wait for each response before they send the next request of a connection. */
const MAX_WAITING = 16;

type Queue = {
  /** including the request that is being answered */
  length: number;
  waiting: (() => void)[];
};

/**
 * Answers the requests of each connection one after the other. With HTTP pipelining a packet may hold hundreds of requests,
 * which Node emits at once: they would keep everybody else waiting. More than 16 end the connection.
 */
export function oneAtATime(answer: Listener): Listener {
  const queues = new WeakMap<Socket, Queue>();
  const queueOf = (socket: Socket): Queue => {
    const known = queues.get(socket);
    if (known) return known;
    const queue = { length: 0, waiting: [] };
    queues.set(socket, queue);
    return queue;
  };
  return (request, response) => {
    const { socket } = request;
    const queue = queueOf(socket);
    if (queue.length >= MAX_WAITING) return void socket.destroy();
    queue.length += 1;
    response.on('close', () => {
      queue.length -= 1;
      queue.waiting.shift()?.();
    });
    if (queue.length === 1) return answer(request, response);
    return queue.waiting.push(() => {
      if (!socket.destroyed) answer(request, response);
    });
  };
}
