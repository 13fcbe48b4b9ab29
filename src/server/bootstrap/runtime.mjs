/** Runs before the project's own Node.js and packages are installed: plain JavaScript for Node.js 18 and newer. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The script that runs a program of the server, from the root. */
export const RUN = 'src/server/bootstrap/run.mjs';

/** The first version with node:sqlite (locks the data folder) and with source maps that can leave packages out. */
export const MINIMUM_NODE = '22.14';
const PARENT_CHECK_MS = 500;

/** One line of progress. */
export function tell(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints one sentence and exits with code 1. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const stamp = path.join(root, 'node_modules/.installed');

/** The stamp's content if exactly the packages of package-lock.json are installed. */
function lockedPackages() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockedPackages();
}

/** Installs the packages of package-lock.json, unless exactly these are installed. */
export function install() {
  if (isInstalled()) return;
  tell('Installing packages …');
  const isWindows = process.platform === 'win32';
  // `--include=dev`: NODE_ENV=production in the surrounding shell would leave the build tools out.
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
    },
  );
  if (status !== 0) fail('The packages could not be installed: see the message of npm above.');
  writeFileSync(stamp, lockedPackages());
}

/** The Node.js that the project installs as a package, or else the current one if it is new enough. */
export function projectNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const pinned = path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['-e', '']).status === 0) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = MINIMUM_NODE.split('.').map(Number);
  const isNewEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  if (!isNewEnough) {
    fail(`ThermoPièces needs Node.js ${MINIMUM_NODE} or newer on this platform; this is ${process.versions.node}.`);
  }
  return process.execPath;
}

/**
 * Runs a program under the project's Node.js and exits with its code. Signals are passed on; Ctrl-C in a terminal reaches the
 * child by itself.
 */
export function runAndExit(args, env = {}) {
  const node = projectNode();
  const child = spawn(node, args, {
    cwd: root,
    // The IPC channel tells the child when this process is gone, even by kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  // npm signals its shell, which dies without passing the signal on. A dead parent therefore means the same.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
