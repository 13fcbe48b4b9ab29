/**
 * Keeps people on their page when the next one cannot be fetched. Where Next's router (16.4) cannot fetch a page's data it
 * has the browser load the page instead, which offline ends on the browser's own error page. Here the router waits for
 * its data until somebody tries again or goes elsewhere, whoever began the change of page: a link, `router.push`, the way
 * back. See docs/decisions/0022-lost-lines.md.
 */
import { ownHistoryState } from '../own-history-state';
import { readPage } from './read-page';
import { endTrouble, tellTrouble } from './trouble';

/** Begins. @returns a function that ends it */
export function holdNavigations(): () => void {
  const original = window.fetch;
  const holding: typeof fetch = (input, init) => {
    const send = () => original.call(window, input, init);
    const headers = new Headers(init?.headers);
    if (headers.get('rsc') !== '1') return send();
    return isFetchedAhead(headers, init) ? readPage(send) : fetchPage(send, init);
  };
  window.fetch = holding;
  return () => {
    // Something else may have wrapped it meanwhile.
    if (window.fetch === holding) window.fetch = original;
  };
}

/** A page that is fetched ahead of a click fails in silence: the click then asks for it again. */
function isFetchedAhead(headers: Headers, init: RequestInit | undefined): boolean {
  const isMarked = headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');
  // A whole page that is fetched ahead differs from one to show now by its priority alone.
  return isMarked || init?.priority === 'low';
}

/** Counts what the router has asked for, and what of it is over: another page was opened since. */
let lastAsked = 0;
let lastOver = 0;
/** Those that wait for another try. */
let waiting: (() => void)[] = [];

/** Another page is open: what is still on its way is of no interest any more. */
export function endNavigations(): void {
  lastOver = lastAsked;
  waiting = [];
  endTrouble();
}

async function fetchPage(send: () => Promise<Response>, init: RequestInit | undefined): Promise<Response> {
  lastAsked += 1;
  const number = lastAsked;
  for (;;) {
    try {
      const page = await readPage(send);
      lastOver = Math.max(lastOver, number - 1);
      endTrouble();
      return page;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      await anotherTry(number > lastOver);
    }
  }
}

/** Resolves when somebody wants another try; never where they give up, or where nobody waits for this page any more. */
function anotherTry(isWanted: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!isWanted) return;
    waiting.push(resolve);
    tellTrouble({ retry: retryAll, dismiss: giveUpNavigation });
  });
}

function retryAll(): void {
  for (const retry of waiting.splice(0)) retry();
}

/** The router drops the change of page that waits once the address is set: here to what it is. */
function giveUpNavigation(): void {
  endNavigations();
  window.history.replaceState(ownHistoryState(), '', window.location.href);
}
