/** Finds a browser, or installs Debian's if possible, or fails with advice. */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

/** Chromium without windows: it opens a new visitor's context in a third of the time. */
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
  // No test may reach another site. A Playwright route would block them too, but turns off the browser's cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Pages live for seconds, so the optimising compilers cost more time than they save.
  '--js-flags=--no-opt --no-maglev',
];

let known: Promise<string> | undefined;

/** The path of a Chromium: Playwright's own, the system's, or Debian's package, which is installed if this runs as root. */
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

/** Installs Debian's package; null if this does not run as root, or if the installation fails. */
async function installed(name: string, places: readonly string[]): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name], { maxBuffer: 50_000_000, timeout: 240_000 });
  // The package lists may be outdated or missing.
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
