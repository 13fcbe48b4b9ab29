/** The one wrapper of a response: what happens to an answer of Next.js before it is sent. */
import type { ServerResponse } from 'node:http';

/** An HTML page as it was written; its headers are set on the response. */
export type WholePage = { status: number; html: Buffer };

/** Corrects status and headers before they are sent. @returns the status to answer with */
export type HeadHook = (status: number) => number;

export type ResponseHooks = {
  /**
   * Buffers HTML until it is complete; anything else passes through unbuffered. Next.js would otherwise send headers that
   * depend on the whole page before the page is complete.
   */
  wholePage?: {
    /** the page is complete; the callee must send it */
    send: (page: WholePage) => void;
    /** the answer is not a page */
    letPass: () => void;
  };
  /** whose fault a failure is */
  blame?: HeadHook;
  /** whether browsers and proxies may store the answer */
  keeping?: HeadHook;
  /** what a failure of the database turns the answer into */
  database?: HeadHook;
};

/** The order in which they act: each gets the status that the one before it leaves. */
const HEAD_HOOKS = ['blame', 'keeping', 'database'] as const;

const wrapped = new WeakMap<ServerResponse, ResponseHooks>();

/** Adds hooks to an answer that is still to be written. They act in the order of their names' list, however late they are added. */
export function hookResponse(response: ServerResponse, added: ResponseHooks): void {
  const hooks = wrapped.get(response) ?? wrap(response);
  Object.assign(hooks, added);
  if (added.wholePage) bufferPage(response, added.wholePage);
}

function wrap(response: ServerResponse): ResponseHooks {
  const hooks: ResponseHooks = {};
  wrapped.set(response, hooks);
  const { writeHead } = response;
  const withHooks: typeof response.writeHead = (status: number, ...rest: unknown[]) => {
    const answered = HEAD_HOOKS.reduce((last, name) => hooks[name]?.(last) ?? last, status);
    return Reflect.apply(writeHead, response, [answered, ...rest]);
  };
  response.writeHead = withHooks;
  return hooks;
}

/** The methods of the response collect the page until it is complete; from then on the other hooks act. */
function bufferPage(response: ServerResponse, { send, letPass }: NonNullable<ResponseHooks['wholePage']>): void {
  const { writeHead, flushHeaders, write, end } = response;
  let page: { status: number; parts: Buffer[] } | null = null;

  const restore = () => {
    Object.assign(response, { writeHead, flushHeaders, write, end });
    Reflect.deleteProperty(response, 'headersSent');
  };
  /** The page that is being collected; null for an answer that is not a page, which passes through. */
  const begun = () => {
    const type = String(response.getHeader('Content-Type') ?? '');
    if (page === null && type.startsWith('text/html')) page = { status: response.statusCode, parts: [] };
    if (page === null) {
      restore();
      letPass();
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
      restore();
      send({ status: whole.status, html: Buffer.concat(whole.parts) });
      return response;
    },
  });
}

type Headers = Record<string, string | number | string[]>;
type Callback = () => void;

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
