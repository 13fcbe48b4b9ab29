import { createServer } from 'node:net';
import { UserFacingError } from '../console';

/** Reports a taken port at once, rather than after the build. */
export function assertPortFree({ HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new UserFacingError(sentence(error, { HOST, PORT }))));
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

function sentence({ code }: NodeJS.ErrnoException, { HOST, PORT }: { HOST: string; PORT: number }): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken: choose another with PORT=3001 npm start.`;
  if (code === 'EACCES') return `Port ${PORT} needs more rights than this user has: choose one above 1023 with PORT.`;
  return `The shop cannot listen on ${HOST}:${PORT} (${code}): check HOST and PORT.`;
}
