import type { ServerResponse } from 'node:http';

/** An HTML page as its maker wrote it; its headers are set on the response. */
export type WholePage = { status: number; html: Buffer };

type Callback = () => void;

type Handlers = {
  /** the page is whole; sending it is left to this */
  send: (page: WholePage) => void;
  /** the answer is not a page */
  letPass?: () => void;
};

/**
 * Keeps what is written as HTML until it is whole, and then leaves the sending to the caller. Anything else passes through as
 * it comes. Next.js would otherwise send a page's headers before the page is known, which they describe.
 */
export function whenWhole(response: ServerResponse, handlers: Handlers): void {
  const { writeHead, flushHeaders, write, end } = response;
  let page: { status: number; parts: Buffer[] } | null = null;

  const letPass = () => {
    Object.assign(response, { writeHead, flushHeaders, write, end });
    Reflect.deleteProperty(response, 'headersSent');
  };
  /** The page that is being collected; null for an answer that is not a page, which passes through. */
  const begun = () => {
    const type = String(response.getHeader('Content-Type') ?? '');
    if (page === null && type.startsWith('text/html')) page = { status: response.statusCode, parts: [] };
    if (page === null) {
      letPass();
      handlers.letPass?.();
    }
    return page;
  };

  Object.defineProperty(response, 'headersSent', { configurable: true, get: () => page !== null });
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(rest.find(isHeaders) ?? {})) response.setHeader(name, value);
      return begun() ? response : response.writeHead(status);
    },
    flushHeaders: () => {
      if (!begun()) response.flushHeaders();
    },
    write: (...args: unknown[]) => {
      const { parts } = begun() ?? {};
      if (!parts) return Reflect.apply(write, response, args);
      parts.push(...chunkOf(args));
      callbackOf(args)?.();
      return true;
    },
    end: (...args: unknown[]) => {
      const whole = begun();
      if (!whole) return Reflect.apply(end, response, args);
      whole.parts.push(...chunkOf(args));
      const callback = callbackOf(args);
      if (callback) response.once('finish', callback);
      letPass();
      handlers.send({ status: whole.status, html: Buffer.concat(whole.parts) });
      return response;
    },
  });
}

type Headers = Record<string, string | number | string[]>;

/** What writeHead was given beside a status and its text; Next.js names headers by an object. */
function isHeaders(argument: unknown): argument is Headers {
  return typeof argument === 'object' && argument !== null;
}

function chunkOf([chunk, encoding]: readonly unknown[]): Buffer[] {
  if (typeof chunk === 'string') return [Buffer.from(chunk, encoding === 'latin1' ? encoding : 'utf8')];
  // A view is copied: its maker may write over it.
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];
}

function callbackOf(args: readonly unknown[]): Callback | undefined {
  return args.find((argument): argument is Callback => typeof argument === 'function');
}
