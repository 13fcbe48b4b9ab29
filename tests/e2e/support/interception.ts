import type { Page, Route } from 'playwright-core';

/** A page of each shop that runs no script. */
export const PLAIN_PAGE = '/robots.txt';

const MAX_TRIES = 100;

/**
 * Makes `page.route` wait until the page's requests are intercepted. A document that is already there sends them past a new
 * interception for a moment, so that one click in twenty would reach the shop on a busy machine.
 */
export function routeReliably(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const disposable = await route(...args);
    if (page.url().startsWith('http')) await untilIntercepted();
    return disposable;
  };

  async function untilIntercepted(): Promise<void> {
    let isIntercepted = false;
    const answer = (probe: Route) => {
      isIntercepted = true;
      return probe.fulfill({ body: '' });
    };
    await route(`**${PLAIN_PAGE}`, answer);
    for (let tries = 0; !isIntercepted && tries < MAX_TRIES; tries += 1) await askFor(page, PLAIN_PAGE);
    await page.unroute(`**${PLAIN_PAGE}`, answer);
  }
}

/** The document may be on its way to another one, or its line may be cut. */
async function askFor(page: Page, path: string): Promise<void> {
  await page
    .evaluate((address) => fetch(address, { cache: 'no-store' }).then(Boolean, Boolean), path)
    .catch(() => false);
}
