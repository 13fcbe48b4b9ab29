import { format } from 'node:util';
import { logger } from './logger';
import { withoutPersonalData } from './safe-error';

/**
 * What libraries write to the console becomes lines of the log, with the request they belong to. Called once the server
 * serves: until then the console is the person's who started it.
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
