/** The log of the process: JSON lines in production, coloured text during development (LOG_FORMAT). */
import { type Logger, type LoggerOptions, pino } from 'pino';
import pretty from 'pino-pretty';
import { env } from '@/env';
import { currentRequest } from '@/runtime/request-context';
import { safeError } from './safe-error';
import { shortRefusals } from './short-refusals';

const options: LoggerOptions = {
  level: env.LOG_LEVEL,
  // Adds the id of the current request to every line.
  mixin: () => {
    const request = currentRequest();
    return request ? { request: request.id } : {};
  },
  hooks: shortRefusals,
  serializers: { err: safeError },
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
};

const holder = globalThis as typeof globalThis & { __logger?: Logger };

/** One logger for both copies of this module: the server's and that of Next.js. */
export function logger(): Logger {
  holder.__logger ??= isJson()
    ? pino(options)
    : pino(options, pretty({ ignore: 'pid', translateTime: 'SYS:HH:MM:ss' }));
  return holder.__logger;
}

/** LOG_FORMAT decides; by default JSON in production and text otherwise. */
function isJson(): boolean {
  return (env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? 'json' : 'text')) === 'json';
}
