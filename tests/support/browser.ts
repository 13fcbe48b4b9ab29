/** Finds a browser, or installs Debian's where that is possible, or says what to do. */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

const SYSTEM = [
  process.env.CHROMIUM_PATH ?? '',
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
  const found = await firstExecutable([...SYSTEM.slice(0, 1), playwrightOwn(), ...SYSTEM.slice(1)]);
  if (found) return found;
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update']).catch(() => undefined);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { maxBuffer: 50_000_000 }).catch(
      () => undefined,
    );
  }
  const installed = await firstExecutable(SYSTEM);
  if (installed) return installed;
  throw new Error(
    'No browser for the screen tests: install Chromium (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  );
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
