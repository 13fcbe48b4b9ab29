import type { Page, Request } from 'playwright-core';

/** The addresses of what the page asks for from now on, below a path. */
export function recordRequests(page: Page, path: string): URL[] {
  const asked: URL[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) asked.push(url);
  });
  return asked;
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
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      found.resolve();
      await gate.promise;
      // The page may have given it up meanwhile.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  return { found: found.promise, release: gate.resolve };
}
