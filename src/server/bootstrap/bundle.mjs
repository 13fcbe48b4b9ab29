/** The server's programs, bundled: Node loads a few files instead of a thousand, and packages without a loader in between. */
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
/** No program is made from them: they are copied when a shop is seeded. */
const IGNORED = ['src/seed/pictures'];
const DRAFT = 'unfinished-';
/** A program loads parts of its bundle as it comes to them, which may be hours after its start where it waits for another. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Bundles them when what they are made from changed. Where several ask at once each makes its own and the first one's counts.
 * @param {string} root the project's folder
 * @returns {Promise<string>} the folder with `main.mjs`, `commands/backup.mjs` and so on
 * @throws with the places in the sources that do not compile, or where nothing can be written
 */
export async function bundledPrograms(root) {
  const all = path.join(root, 'dist');
  for (;;) {
    const name = fingerprint(root, SOURCES, IGNORED);
    const folder = path.join(all, name);
    if (existsSync(folder)) {
      const now = new Date();
      // Whoever made it may have been somebody else.
      await utimes(folder, now, now).catch(() => undefined);
      return folder;
    }
    await make(root, folder, () => fingerprint(root, SOURCES, IGNORED) === name);
    await removeUnused(all, name);
  }
}

/** @param {() => boolean} isCurrent false where a source was saved meanwhile, and may or may not be in the bundle */
async function make(root, folder, isCurrent) {
  const all = path.dirname(folder);
  await mkdir(all, { recursive: true });
  const draft = await mkdtemp(path.join(all, DRAFT));
  try {
    await bundle(root, draft);
    // Made for its maker alone; an image is built by root and run by another.
    await chmod(draft, 0o755);
    if (isCurrent()) await rename(draft, folder);
  } catch (error) {
    // Another was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    // Its process would stay as long as the shop runs.
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
    // The log names errors by their classes and places by their lines in the sources.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  await mkdir(path.join(outdir, 'commands'));
  // On the disk before the folder has its name: a power cut must not leave empty files that are taken for a bundle.
  await Promise.all(outputFiles.map(({ path: file, contents }) => writeFile(file, contents, { flush: true })));
}

/** What nobody has started from for a day. What cannot be removed, or is being removed by another, stays. */
async function removeUnused(all, used) {
  for (const name of await readdir(all)) {
    const folder = path.join(all, name);
    try {
      if (name === used || Date.now() - (await stat(folder)).mtimeMs < KEPT_MS) continue;
      // Never half of one under its name: the sources may come back to it.
      const draft = path.join(all, `${DRAFT}${name}`);
      await rename(folder, draft);
      await rm(draft, { recursive: true, force: true });
    } catch {}
  }
}
