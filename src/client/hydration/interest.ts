/**
 * What somebody does before they use a page. Not `pointerover`, which a page that loads under a resting mouse gets, too.
 * `popstate`: they go back to an earlier page of this visit.
 */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'scroll',
  'focusin',
  'keydown',
  'click',
  'input',
  'submit',
  'popstate',
] as const;

/** The event of a page that is asked for. */
export const PAGE_WANTED = 'pagewanted';

let settle: () => void = () => undefined;
let first: Promise<void> | null = null;

/** Settles at the first sign of interest since the page was loaded. Only for browsers. */
export function firstInterest(): Promise<void> {
  first ??= new Promise((resolve) => {
    const heard = new AbortController();
    settle = () => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, settle, { capture: true, passive: true, signal: heard.signal });
  });
  return first;
}

/**
 * Counts as a sign of interest, and fetches again what could not be fetched. For navigations that nobody clicked for: React
 * hydrates what stays on the page before it shows the next one.
 */
export function showInterest(): void {
  void firstInterest();
  settle();
  window.dispatchEvent(new Event(PAGE_WANTED));
}
