/** Finds a browser, or installs Debian's where that is possible, or says what to do. */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

/** A browser without windows: a new visitor takes it a third of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No test reaches another site. A route for each visitor would do as much, but it turns the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Pages live for seconds: of the compilers to machine code only the quickest saves more than it costs.
  '--js-flags=--no-opt --no-maglev',
];

let known: Promise<string> | undefined;

/** The path of a Chromium: Playwright's own, the system's, or Debian's package, installed where this is root. */
export function findBrowser(): Promise<string> {
  known ??= find();
  return known;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
}

async function find(): Promise<string> {
  const light = await firstExecutable([process.env.CHROMIUM_PATH ?? '', playwrightOwn(), SHELL]);
  if (light) return light;
  const found = (await installed('chromium-headless-shell', [SHELL])) ?? (await firstExecutable(SYSTEM));
  const last = found ?? (await installed('chromium', SYSTEM));
  if (last) return last;
  throw new Error(
    'No browser for the screen tests: install Chromium (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
}

/** Debian's package, where this is root; null where it cannot be had. */
async function installed(name: string, places: readonly string[]): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], { maxBuffer: 50_000_000, timeout: 240_000 });
  // Its lists may be of yesterday, or missing.
  await install()
    .catch(() => run('apt-get', ['update'], { timeout: 120_000 }).then(install))
    .catch(() => undefined);
  return firstExecutable(places);
}

function playwrightOwn(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

async function firstExecutable(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const isUsable =
      path !== '' &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ));
    if (isUsable) return path;
  }
  return null;
}
