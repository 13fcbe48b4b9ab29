/** A visitor with an empty browser profile for each test: cart and identifiers are in local storage. */
import type { Page } from 'playwright-core';
import type { LoginAnswer } from '@/contract/accounts';
import { worksInOffice } from '@/domain/accounts/roles';
import type { CartItem } from '@/domain/orders/cart';
import { storedLogin } from '../../support/session-record';
import { type Provoked, watchConsole } from './console-watch';
import type { Profile, Profiles } from './profiles';

/** The widths of the design: the sidebar and the menu links are there, or everything is in sheets. */
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export type VisitOptions = {
  viewport?: { width: number; height: number };
  /** what lies in the cart from an earlier visit */
  cart?: readonly CartItem[];
  hasJavaScript?: boolean;
  /** no motion: for what is measured at rest */
  isCalm?: boolean;
  /** another shop than the one that most tests share */
  url?: string;
  /** a browser that has never been in the shop: for what a first visit loads */
  isNew?: boolean;
  /** responses that the test itself provokes */
  provokes?: readonly Provoked[];
  /** a visitor who is logged in, in shop and back office */
  login?: LoginAnswer;
  /** what else an earlier visit left in local storage */
  stored?: Readonly<Record<string, string>>;
};

export type Visitor = Profile & { complaints: string[] };

/** A busy machine may be five times slower than a quiet one. */
const PATIENCE_MS = 30_000;

/** For a visitor who is to be prepared before the first page: calls that the test answers or takes down. */
export const NOWHERE = 'about:blank';

export async function newVisitor(profiles: Profiles, shopUrl: string, options: VisitOptions): Promise<Visitor> {
  const { viewport = WIDE, hasJavaScript = true, isCalm = false, isNew = false, provokes = [] } = options;
  const { url = shopUrl } = options;
  const visit = { url, viewport, hasJavaScript, isCalm, isNew };
  const profile = await profiles.take({
    ...visit,
    cookies: cookiesOf(options),
    localStorage: localStorageOf(options),
  });
  profile.context.setDefaultTimeout(PATIENCE_MS);
  return { ...profile, complaints: watchConsole(profile.context, provokes) };
}

function cookiesOf({ login }: VisitOptions) {
  if (!login || !worksInOffice(login.user)) return [];
  const settings = {
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return [{ name: 'payload-token', value: login.access, ...settings }];
}

function localStorageOf({ cart, login, stored = {} }: VisitOptions): { name: string; value: string }[] {
  const all = {
    ...(login ? storedLogin(login) : {}),
    ...stored,
    ...(cart ? { 'cart-storage': JSON.stringify({ state: { items: cart }, version: 1 }) } : {}),
  };
  return Object.entries(all).map(([name, value]) => ({ name, value }));
}

/** Goes there and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Goes there and waits until nothing more is fetched. */
export async function openQuiet(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilInteractive(page);
}

/**
 * Waits until React has taken over every button, and the back office has the script of its screen: a browser that begins to
 * intercept requests may lose one that is under way.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('.bo-screen > [role=status]:only-child')) return false;
    const buttons = [...document.querySelectorAll('button')];
    const isTaken = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
    return buttons.length > 0 && buttons.every(isTaken);
  });
}
