/**
 * Keeps people on their page when the next page cannot be fetched. Next's router (16.4) would let the browser load the page
 * instead, which offline ends on the browser's own error page. Here the router waits for its data until the visitor tries again
 * or goes elsewhere. This covers links, `router.push` and the way back alike. See docs/decisions/0022-lost-lines.md.
 */
import { ownHistoryState } from '../own-history-state';
import { readPage } from './read-page';
import { endTrouble, tellTrouble } from './trouble';

/** Wraps `window.fetch`. @returns a function that removes the wrapper */
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
    // Another script may have wrapped it meanwhile.
    if (window.fetch === holding) window.fetch = original;
  };
}

/** A page that is fetched ahead of a click may fail silently: the click fetches it again. */
function isFetchedAhead(headers: Headers, init: RequestInit | undefined): boolean {
  const isMarked = headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');
  // For a link with `prefetch={true}` only the priority differs from that of a click.
  return isMarked || init?.priority === 'low';
}

/** The number of the latest request, and of the latest one that is obsolete because another page was opened since. */
let latest = 0;
let obsolete = 0;
/** Requests that wait for another try. */
let waiting: (() => void)[] = [];
/** Removes the notice about them. */
let endNotice: () => void = () => undefined;

/** Another page was opened: requests under way are obsolete. */
export function endNavigations(): void {
  obsolete = latest;
  waiting = [];
  endTrouble();
}

async function fetchPage(send: () => Promise<Response>, init: RequestInit | undefined): Promise<Response> {
  latest += 1;
  const number = latest;
  for (;;) {
    try {
      const page = await readPage(send);
      obsolete = Math.max(obsolete, number - 1);
      endNotice();
      return page;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      await anotherTry(number > obsolete);
    }
  }
}

/** Resolves when the visitor tries again; never if they give up, or if the page is obsolete. */
function anotherTry(isWanted: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!isWanted) return;
    waiting.push(resolve);
    endNotice = tellTrouble({ retry: retryAll, dismiss: giveUpNavigation });
  });
}

function retryAll(): void {
  for (const retry of waiting.splice(0)) retry();
}

/** Makes the router drop the waiting navigation: it does so when the address is set, here to the present one. */
function giveUpNavigation(): void {
  endNavigations();
  window.history.replaceState(ownHistoryState(), '', window.location.href);
}
