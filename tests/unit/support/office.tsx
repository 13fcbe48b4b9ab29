/** A screen of the back office in happy-dom. The test answers its calls; everything else is the product's own. */
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { test as base, vi } from 'vitest';
import { startSession } from '@/client/session/start-session';
import { doing } from './dom';

// Screens hear of an answer in the turn in which it was read, so that no test has to wait for a timer.
notifyManager.setScheduler(queueMicrotask);

export type Call = { method: string; path: string; query: Record<string, string>; body: Record<string, unknown> };
/** JSON, a whole response, or a function of the call that gives one of them. */
type Answer = unknown;
type Answers = Record<string, Answer>;

type ShowOptions = { query?: string; role?: 'admin' | 'staff' | 'clerk'; user?: number };

/** A refusal with the shop's message. */
export const refusal =
  (status: number, message: string, more: object = {}) =>
  () =>
    Response.json({ message, ...more }, { status });

/** No server answers. */
export const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

/** Waits until all answers that are there have been read and shown, and what is forgotten at once is forgotten. */
export async function settled(): Promise<void> {
  // TanStack Query forgets in a timer of no length, and such timers run in the order in which they were set.
  await new Promise((done) => setTimeout(done));
  await new Promise(setImmediate);
  await doing(() => {});
}

/** An answer that comes once it is released. */
export function later(answer: Answer) {
  const gate = Promise.withResolvers<void>();
  return { release: () => doing(gate.resolve), answer: () => gate.promise.then(() => answer) };
}

export const it = base.extend('office', async ({ task: _ }, { onCleanup }) => {
  const answers: Answers = {};
  const calls: Call[] = [];
  const respond = async (method: string, address: string, body: BodyInit | null | undefined): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, window.location.href);
    const call = { method, path: pathname, query: Object.fromEntries(searchParams), body: readBody(body) };
    calls.push(call);
    const name = `${method} ${pathname}`;
    if (!(name in answers)) throw new Error(`The test has no answer to ${name}`);
    const found = answers[name];
    const answer = typeof found === 'function' ? await found(call) : found;
    const isResponse = answer instanceof Response;
    return isResponse ? answer : Response.json(answer);
  };

  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/admin');
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason ?? new DOMException('', 'AbortError'))),
    );
    return Promise.race([respond(method, address, body), ended]);
  });
  vi.stubGlobal('XMLHttpRequest', requestBy(respond));
  // happy-dom knows no selector of open selects.
  vi.stubGlobal('CSS', { supports: () => false, escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Nor `<search>`, which React would report as unknown.
  const create = document.createElement.bind(document);
  const creating = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    return create(name === 'search' ? 'section' : name);
  });
  let shows = 0;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onCleanup(async () => {
    await doing(() => {
      toast.dismiss();
      root.unmount();
    });
    document.body.innerHTML = '';
    creating.mockRestore();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return {
    /** Answers by `METHOD path`; a later one replaces an earlier one. */
    answer: (more: Answers) => void Object.assign(answers, more),
    /** Every call but those that only read. */
    sent: () => calls.filter(({ method }) => method !== 'GET'),
    /** The last of them. */
    lastSent: (): Call => {
      const last = calls.findLast(({ method }) => method !== 'GET');
      if (!last) throw new Error('Nothing was sent.');
      return last;
    },
    calls,
    show: async (screen: ReactNode, { query = '', role = 'admin', user = 1 }: ShowOptions = {}) => {
      startSession({ access: 'a', refresh: 'r', user: { id: user, username: 'amel', role } } as never);
      window.history.replaceState(null, '', `/admin?${query}`);
      shows += 1;
      await doing(() =>
        root.render(
          <Address key={shows}>
            <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
              {screen}
              <Toaster />
            </QueryClientProvider>
          </Address>,
        ),
      );
    },
  };
});

/** The parameters of the address, which follow the history as those of Next's router do. */
function Address({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState(window.location.search);
  useEffect(() => {
    const { history } = window;
    const spies = (['pushState', 'replaceState'] as const).map((method) => {
      const real = history[method].bind(history);
      return vi.spyOn(history, method).mockImplementation((...args) => {
        real(...args);
        setSearch(window.location.search);
      });
    });
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  }, []);
  return <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>;
}

/** JSON or the fields of a form; a file stays itself. */
function readBody(body: BodyInit | null | undefined): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries(body) : {};
}

type Respond = (method: string, address: string, body: BodyInit | null) => Promise<Response>;

/** As much of XMLHttpRequest as an upload needs. */
function requestBy(respond: Respond) {
  return class {
    status = 0;
    responseText = '';
    upload = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    private line = { method: '', path: '' };
    open(method: string, path: string): void {
      this.line = { method, path };
    }
    setRequestHeader(): void {}
    getResponseHeader = () => 'application/json';
    abort(): void {
      this.onabort();
    }
    send(body: BodyInit): void {
      respond(this.line.method, this.line.path, body).then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      }, this.onerror);
    }
  };
}
