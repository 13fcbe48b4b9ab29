import { fetchInTime } from './fetch-in-time';

/** Navigations that the browser makes without the router: to another layout, the CMS, another site. */
import { endTrouble, tellTrouble } from './trouble';

/**
 * Stops clicks on links and sent forms that the browser would follow while it is offline. Listens on the window, so after
 * React's handlers: the browser does not follow a click that they have handled.
 * @returns a function that stops listening
 */
export function guardLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (link === null || navigator.onLine !== false) return;
    event.preventDefault();
    void openWhenReached(() => window.location.assign(link.href));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || navigator.onLine !== false) return;
    event.preventDefault();
    void openWhenReached(() => form.submit());
  };
  window.addEventListener('click', onClick);
  window.addEventListener('submit', onSubmit);
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('submit', onSubmit);
  };
}

/** Opens or reloads something if the server answers; else shows the notice, which offers another try. */
export async function openWhenReached(open: () => void): Promise<void> {
  if (navigator.onLine === false) tellDown(open);
  else await openIfThere(open);
}

function tellDown(open: () => void): void {
  tellTrouble({ retry: () => void openIfThere(open), dismiss: () => undefined });
}

/** Asks the server, because a browser may be wrong about being offline. */
async function openIfThere(open: () => void): Promise<void> {
  if (!(await isServerThere())) return tellDown(open);
  endTrouble();
  open();
}

/** The link that a plain click is about to follow in this tab, or null. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || link === null || !/^https?:$/.test(link.protocol)) return null;
  const isHere = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  const isElsewhere = link.hasAttribute('download') || !['', '_self'].includes(link.target);
  return isHere || isElsewhere ? null : link;
}

/** Whether the server answers at all, with any status. */
async function isServerThere(): Promise<boolean> {
  return fetchInTime('/api/health/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
