import type { Page, Request, Route } from 'playwright-core';

/** The addresses of what the page asks for from now on, below a path. */
export function recordRequests(page: Page, path: string): URL[] {
  const asked: URL[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) asked.push(url);
  });
  return asked;
}

/** The addresses of the scripts that the page fetches from now on. */
export function recordScripts(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  return fetched;
}

/**
 * Handles the next request to an address; later ones are left to the other handlers, or to the shop. Playwright's own
 * `times` is not used: it ends the interception, and the browser then now and then loses a request that is under way.
 */
export async function answerOnce(page: Page, url: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isHandled = false;
  await page.route(url, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}

/** The server carries out the request, but its answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Holds back the answers to a path until `release` is called. */
export async function holdBack(page: Page, path: string): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}*`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: gate.resolve };
}

/** Lets the next request through to the server, and its answer to the page only once `release` is called. */
export async function holdAnswer(page: Page, url: string): Promise<{ found: Promise<void>; release: () => void }> {
  const found = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await answerOnce(page, url, async (route) => {
    const response = await route.fetch();
    found.resolve();
    await gate.promise;
    // The page may have given it up meanwhile.
    await route.fulfill({ response }).catch(() => {});
  });
  return { found: found.promise, release: gate.resolve };
}
