import type { ServerResponse } from 'node:http';

/** An HTML page as it was written; its headers are set on the response. */
export type WholePage = { status: number; html: Buffer };

type Callback = () => void;

type Handlers = {
  /** the page is complete; the callee must send it */
  send: (page: WholePage) => void;
  /** the answer is not a page */
  letPass?: () => void;
};

/**
 * Buffers HTML until it is complete and then lets the caller send it; anything else passes through unbuffered. Next.js would
 * otherwise send headers that depend on the whole page before the page is complete.
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

/** Next.js passes headers to writeHead as an object. */
function isHeaders(argument: unknown): argument is Headers {
  return typeof argument === 'object' && argument !== null;
}

function chunkOf([chunk, encoding]: readonly unknown[]): Buffer[] {
  if (typeof chunk === 'string') return [Buffer.from(chunk, encoding === 'latin1' ? encoding : 'utf8')];
  // Copied, because the writer may reuse the buffer.
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];
}

function callbackOf(args: readonly unknown[]): Callback | undefined {
  return args.find((argument): argument is Callback => typeof argument === 'function');
}
