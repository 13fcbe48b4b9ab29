import type { ServerResponse } from 'node:http';
import { COME_BACK_AFTER } from '@/http/database-away';
import type { RequestContext } from '@/runtime/request-context';

/** Next.js answers 500 whatever a page failed at: 503 if there was no connection to the database. */
export function comeBackWithoutConnection(response: ServerResponse, context: RequestContext): void {
  const { writeHead } = response;
  const comingBack: typeof response.writeHead = (status: number, ...rest: unknown[]) => {
    const isWithoutConnection = status === 500 && context.hadNoConnection;
    if (isWithoutConnection) {
      response.setHeader('Retry-After', COME_BACK_AFTER);
      response.setHeader('Cache-Control', 'private, no-store');
    }
    return Reflect.apply(writeHead, response, [isWithoutConnection ? 503 : status, ...rest]);
  };
  response.writeHead = comingBack;
}
