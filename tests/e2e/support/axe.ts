import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** No frame is part of a page, save the map of another site, which no test loads and axe would wait for. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], iframes: false };

/** What axe finds serious or critical on the page, or in a part of it, as 'rule: element' lines. */
export async function seriousFindings(page: Page, part = 'html'): Promise<string[]> {
  await untilColoursRest(page);
  // @axe-core/playwright does the same, but reads the half megabyte of axe into the page twice for each check.
  const inPage = await page.evaluateHandle<typeof axe>(`${axe.source};axe`);
  const { violations } = await inPage.evaluate((loaded, [selector, options]) => loaded.run(selector, options), [
    part,
    OPTIONS,
  ] as const);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Halfway between two colours a button just pressed has neither's contrast. */
async function untilColoursRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // Of an element that goes meanwhile, the change is called off.
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
