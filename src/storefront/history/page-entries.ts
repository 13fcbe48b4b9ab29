/**
 * Entries of the browser's history within one page: a step of the checkout, an open drawer. Each entry has the same address
 * and carries marks in its state. The fields of Next's router (16.4) are copied along, so that the router takes all entries
 * for the same page and fetches nothing.
 */

type Marks = {
  /** the checkout's step, and how many entries of the checkout are below this one */
  checkout?: { step: number; depth: number };
  /** an open drawer or sheet */
  overlay?: string;
};

/** Milliseconds to wait for the browser to go back. */
const TRAVERSAL_MS = 1_000;

/** The move in the history that is in progress. */
let settling: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The present entry's marks. */
export function marks(): Marks {
  const { checkout, overlay } = window.history.state ?? {};
  return {
    ...(isCheckout(checkout) ? { checkout } : {}),
    ...(typeof overlay === 'string' ? { overlay } : {}),
  };
}

/** Adds an entry with the same address. */
export function pushMarks(added: Marks): void {
  window.history.pushState({ ...window.history.state, ...added }, '');
}

/** Changes the present entry's marks. */
export function replaceMarks(changed: Marks): void {
  window.history.replaceState({ ...window.history.state, ...changed }, '');
}

/**
 * Gives the present entry another address, where the same page stays. Next's fields are left out, so that its router learns of
 * the address.
 */
export function moveEntry(path: string, changed: Marks): void {
  window.history.replaceState(changed, '', path);
}

/**
 * Waits for a move in the history to end, then runs `act`. During a move the marks belong to the entry that the visitor is
 * leaving, and a second move back would be added to the first.
 */
export async function whenSettled<T>(act: () => T | Promise<T>): Promise<T> {
  while (settling) await settling;
  return act();
}

/**
 * Goes back over entries of this page; resolves after the router has followed. Does not call the listeners of `onTraversal`.
 * To be called by `whenSettled`.
 * @param onArrival called before the router reads the address
 */
export function goBack(steps = 1, onArrival?: () => void): Promise<void> {
  settling = new Promise((resolve) => {
    const arrive = () => {
      window.removeEventListener('popstate', arrive, { capture: true });
      clearTimeout(timer);
      onArrival?.();
      // Later, because callers may navigate next, and the router's own listener for this event would undo that.
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

/** Calls back, before the router acts, when the visitor goes back or forward. @returns a function that stops it */
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
