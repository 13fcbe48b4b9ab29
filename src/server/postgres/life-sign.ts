/**
 * Tells whether any process of a database server is alive: a Unix socket that the server and all its children inherit. Nothing
 * accepts connections on it, but the kernel queues them until the last of these processes has ended. It works between
 * containers that share the folder, where process numbers, ports and PostgreSQL's own check of shared memory do not.
 */
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';

type LifeSign = {
  /** for the server's `stdio` */
  fd: number;
  /** call it once the server has inherited the socket */
  close: () => void;
};

/**
 * Creates the socket, in place of a former server's.
 * @returns null where such sockets do not exist: on Windows, on some file systems, at a path over about 100 characters. Only
 *   PostgreSQL's own checks remain there.
 */
export async function openLifeSign(file: string): Promise<LifeSign | null> {
  if (process.platform === 'win32') return null;
  // Closing a server deletes the path it was opened at, so the socket is renamed first.
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  const server = createServer();
  try {
    await listen(server, draft);
    await rename(draft, file);
  } catch {
    server.close();
    return null;
  }
  const fd = descriptorOf(server);
  if (fd !== null) return { fd, close: () => server.close() };
  server.close();
  await rm(file, { force: true });
  return null;
}

/** True if a process of the server is alive, false if it is not, null if that cannot be known here. */
export function isServerAlive(file: string): Promise<boolean | null> {
  if (process.platform === 'win32') return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect(file);
    const answer = (isAlive: boolean | null) => {
      socket.destroy();
      resolve(isAlive);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') answer(false);
      // EAGAIN: the queue of connections is full.
      else answer(error.code === 'EAGAIN' ? true : null);
    });
  });
}

function listen(server: Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
}

/** Node.js documents `_handle` (for `server.listen(handle)`), but has no type for it. */
function descriptorOf(server: Server): number | null {
  const handle: unknown = Reflect.get(server, '_handle');
  const fd: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : undefined;
  return typeof fd === 'number' && fd >= 0 ? fd : null;
}
