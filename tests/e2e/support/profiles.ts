/**
 * Browser profiles that visitors use one after the other. A page that has shown the shop before shows it again in a third of
 * the processor's time, since it has read and compiled the scripts. Nothing else of a visitor is left to the next one.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { PLAIN_PAGE, routeReliably } from './interception';

export type Profile = {
  page: Page;
  context: BrowserContext;
  /** Ends the visit: the profile is emptied for the next visitor, or closed. */
  leave: () => Promise<void>;
};

export type Profiles = { take: (options: ProfileOptions) => Promise<Profile> };

export type ProfileOptions = {
  /** the shop's address */
  url: string;
  viewport: { width: number; height: number };
  isCalm: boolean;
  hasJavaScript: boolean;
  /** a profile that no other test has used or will use */
  isNew: boolean;
  cookies: readonly Cookie[];
  localStorage: readonly { name: string; value: string }[];
};

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

type Kept = {
  page: Page;
  context: BrowserContext;
  devtools: CDPSession;
  visits: number;
  /** the shops that the visitor went to, each of which may have stored something */
  shops: Set<string>;
  /** whether something was done to the profile that cannot be undone */
  isAltered: () => boolean;
};

/** A page grows slower from visit to visit. */
const MAX_VISITS = 60;

const PAGE_EVENTS =
  'console dialog download filechooser pageerror popup request requestfailed requestfinished response';
const CONTEXT_EVENTS = 'console dialog page request requestfailed requestfinished response weberror';

/** The profiles of one browser. */
export function profilesOf(browser: Browser): Profiles {
  const free = new Map<string, Kept[]>();
  return {
    take: async (options) => {
      const key = JSON.stringify([options.url, hasTouch(options)]);
      const isShared = options.hasJavaScript && !options.isNew;
      const kept = (isShared && free.get(key)?.pop()) || (await open(browser, options));
      await prepare(kept, options);
      const leave = async () => {
        const isReusable = isShared && !kept.isAltered() && kept.visits < MAX_VISITS && (await isEmptied(kept));
        if (isReusable) free.set(key, [...(free.get(key) ?? []), kept]);
        else await kept.context.close();
      };
      return { page: kept.page, context: kept.context, leave };
    },
  };
}

function hasTouch({ viewport }: ProfileOptions): boolean {
  return viewport.width < 768;
}

async function open(browser: Browser, options: ProfileOptions): Promise<Kept> {
  const context = await browser.newContext({
    baseURL: options.url,
    locale: 'fr-DZ',
    javaScriptEnabled: options.hasJavaScript,
    hasTouch: hasTouch(options),
    viewport: options.viewport,
  });
  const page = await context.newPage();
  routeReliably(page);
  const devtools = await context.newCDPSession(page);
  const shops = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol === 'http:') shops.add(origin);
  });
  return { page, context, devtools, visits: 0, shops, isAltered: watchAlterations(page, context) };
}

async function prepare(kept: Kept, options: ProfileOptions): Promise<void> {
  const { page, context, devtools } = kept;
  const { url, cookies, localStorage } = options;
  await page.setViewportSize(options.viewport);
  await page.emulateMedia({ reducedMotion: options.isCalm ? 'reduce' : 'no-preference' });
  if (localStorage.length > 0) await store(page, url, localStorage);
  await context.clearCookies();
  await context.addCookies([...cookies]);
  if (kept.visits > 0) await devtools.send('Page.resetNavigationHistory');
  kept.visits += 1;
}

/** Stores what an earlier visit left. */
async function store(page: Page, shop: string, entries: ProfileOptions['localStorage']): Promise<void> {
  if (page.url() !== shop + PLAIN_PAGE) await page.goto(shop + PLAIN_PAGE);
  await page.evaluate((all) => {
    for (const { name, value } of all) window.localStorage.setItem(name, value);
  }, entries);
}

/** Ends everything that goes on in the profile, which then waits at the plain page. @returns false if something cannot be ended */
async function isEmptied({ page, context, shops }: Kept): Promise<boolean> {
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    // What the page has logged so far comes before the answer.
    await page.evaluate(() => undefined);
    for (const event of PAGE_EVENTS.split(' ')) page.removeAllListeners(event);
    for (const event of CONTEXT_EVENTS.split(' ')) context.removeAllListeners(event);
    await Promise.all([page, context].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await page.mouse.move(-1, -1);
    for (const shop of shops) {
      await page.goto(shop + PLAIN_PAGE);
      await page.evaluate(() =>
        [window.localStorage, window.sessionStorage].forEach((storage) => void storage.clear()),
      );
    }
    shops.clear();
    return true;
  } catch {
    return false;
  }
}

function watchAlterations(page: Page, context: BrowserContext): () => boolean {
  let isAltered = false;
  const watch = <Name extends string>(owner: Record<Name, (...args: never[]) => unknown>, names: readonly Name[]) => {
    for (const name of names) {
      const original = owner[name];
      owner[name] = (...args) => {
        isAltered = true;
        return original.apply(owner, args);
      };
    }
  };
  watch(page, ['addInitScript', 'exposeFunction', 'setExtraHTTPHeaders']);
  watch(page.clock, ['install', 'pauseAt', 'setFixedTime']);
  watch(context, ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setOffline']);
  return () => isAltered;
}
