import { format } from 'node:util';
import { logger } from './logger';
import { withoutPersonalData } from './safe-error';

/**
 * Redirects the console output of libraries to the log, with the id of the request. Called once the server serves: until
 * then the console belongs to the person who started it.
 */
export function consoleToLog(): void {
  const write =
    (level: 'error' | 'warn' | 'info' | 'debug') =>
    (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const text = withoutPersonalData(format(...values.filter((value) => value !== error)));
      logger()[level]({ ...(error ? { err: error } : {}) }, text);
    };
  console.error = write('error');
  console.warn = write('warn');
  console.info = write('info');
  console.log = write('info');
  console.debug = write('debug');
}
