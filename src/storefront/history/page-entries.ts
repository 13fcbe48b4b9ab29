/**
 * Entries of the browser's history within one page: a step of the checkout, an open drawer. Each carries marks in its
 * state, beside the router's own part, which is copied along: so Next's router (16.4) takes all of them for the same page
 * and asks for nothing. The address stays.
 */

type Marks = {
  /** the checkout's step, and how many entries of the checkout lie below */
  checkout?: { step: number; depth: number };
  /** an open drawer or sheet */
  overlay?: string;
};

/** Milliseconds after which a way back that leads nowhere is given up. */
const TRAVERSAL_MS = 1_000;

/** What this module has asked of the browser, and is not done yet. */
let settling: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The marks of the present entry. */
export function marks(): Marks {
  const { checkout, overlay } = window.history.state ?? {};
  return {
    ...(isCheckout(checkout) ? { checkout } : {}),
    ...(typeof overlay === 'string' ? { overlay } : {}),
  };
}

/** A new entry of the same address. */
export function pushMarks(added: Marks): void {
  window.history.pushState({ ...window.history.state, ...added }, '');
}

/** Other marks for the present entry. */
export function replaceMarks(changed: Marks): void {
  window.history.replaceState({ ...window.history.state, ...changed }, '');
}

/**
 * Does something as soon as the browser is where it was sent, at once where that is so: until then the marks are those of
 * the entry that is being left, and two ways back would add up.
 */
export async function whenSettled<T>(act: () => T | Promise<T>): Promise<T> {
  while (settling) await settling;
  return act();
}

/**
 * Goes back over entries of this page; resolves once the browser is there and the router knows. Listeners are not called:
 * it is not somebody's way back. To be called by `whenSettled`.
 * @param onArrival called at the very moment, before the router looks at the address
 */
export function goBack(steps = 1, onArrival?: () => void): Promise<void> {
  settling = new Promise((resolve) => {
    const arrive = () => {
      window.removeEventListener('popstate', arrive, { capture: true });
      clearTimeout(timer);
      onArrival?.();
      // Not at once: whoever waits may ask the router for another page, and the router's own listener comes after this one.
      setTimeout(() => {
        settling = null;
        resolve();
      });
    };
    const timer = setTimeout(arrive, TRAVERSAL_MS);
    window.addEventListener('popstate', arrive, { capture: true });
    window.history.go(-steps);
  });
  return settling;
}

/** Calls back when somebody goes back or forward, before the router does. @returns a function that ends it */
export function onTraversal(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', tellListeners, { capture: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tellListeners, { capture: true });
  };
}

function tellListeners(): void {
  if (settling) return;
  for (const listener of [...listeners]) listener();
}

function isCheckout(mark: unknown): mark is NonNullable<Marks['checkout']> {
  if (typeof mark !== 'object' || mark === null || !('step' in mark) || !('depth' in mark)) return false;
  return Number.isInteger(mark.step) && Number.isInteger(mark.depth);
}
