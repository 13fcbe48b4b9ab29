/** Bundles the server's programs: Node.js then loads a few files instead of a thousand, and needs no loader (docs/decisions/0030). */
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { fingerprint } from './fingerprint.mjs';
import { MINIMUM_NODE } from './runtime.mjs';

const SOURCES = [
  'src',
  'collections',
  'endpoints',
  'payload.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** No program imports them. */
const IGNORED = ['src/seed/pictures'];
const DRAFT = 'unfinished-';
/** A program imports parts of its bundle when it needs them, which may be hours after its start. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Bundles the programs if their sources have changed. Of concurrent calls each makes a bundle, and the first to finish wins.
 * @param {string} root the project's folder
 * @returns {Promise<string>} the folder with `main.mjs`, `commands/backup.mjs` and so on
 * @throws if a source does not compile, naming the place, or if the folder cannot be written
 */
export async function bundledPrograms(root) {
  const all = path.join(root, 'dist');
  for (;;) {
    const name = fingerprint(root, SOURCES, IGNORED);
    const folder = path.join(all, name);
    if (existsSync(folder)) {
      const now = new Date();
      // Fails if another user made it.
      await utimes(folder, now, now).catch(() => undefined);
      return folder;
    }
    await make(root, folder, () => fingerprint(root, SOURCES, IGNORED) === name);
    await removeUnused(all, name);
  }
}

/** @param {() => boolean} isCurrent false if a source was saved meanwhile, so that the bundle may be mixed */
async function make(root, folder, isCurrent) {
  const all = path.dirname(folder);
  await mkdir(all, { recursive: true });
  const draft = await mkdtemp(path.join(all, DRAFT));
  try {
    await bundle(root, draft);
    // Only its owner could read it; but a Docker image is built by root and run by another user.
    await chmod(draft, 0o755);
    if (isCurrent()) await rename(draft, folder);
  } catch (error) {
    // Unless another process was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    // Otherwise esbuild's process would live as long as the shop.
    await stop();
    await rm(draft, { recursive: true, force: true });
  }
}

async function bundle(root, outdir) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/server/main.ts', 'src/server/commands/*.ts'],
    outbase: 'src/server',
    outdir,
    write: false,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${MINIMUM_NODE}`,
    jsx: 'automatic',
    // The log names errors by class, and places by source line.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  await mkdir(path.join(outdir, 'commands'));
  // Flushed before the folder is renamed: a power cut must not leave empty files that pass for a bundle.
  await Promise.all(outputFiles.map(({ path: file, contents }) => writeFile(file, contents, { flush: true })));
}

/** Removes bundles that were not used for a day. Failures are ignored: another process may be removing the same ones. */
async function removeUnused(all, used) {
  for (const name of await readdir(all)) {
    const folder = path.join(all, name);
    try {
      if (name === used || Date.now() - (await stat(folder)).mtimeMs < KEPT_MS) continue;
      // Renamed first, so that half a bundle never has its name: the sources may return to that state.
      const draft = path.join(all, `${DRAFT}${name}`);
      await rename(folder, draft);
      await rm(draft, { recursive: true, force: true });
    } catch {}
  }
}
