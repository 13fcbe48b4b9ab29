/** The server's programs, bundled: Node loads a few files instead of a thousand, and packages without a loader in between. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { fingerprint } from './fingerprint.mjs';

const SOURCES = ['src', 'collections', 'endpoints', 'payload.config.ts', 'tsconfig.json', 'package-lock.json'];

/**
 * Bundles them when what they are made from changed. Where several ask at once each makes its own and the first one's counts.
 * @param {string} root the project's folder
 * @returns {Promise<string>} the folder with `main.mjs`, `commands/backup.mjs` and so on
 */
export async function bundledPrograms(root) {
  const all = path.join(root, 'dist');
  const name = await fingerprint(root, SOURCES);
  const folder = path.join(all, name);
  if (existsSync(folder)) return folder;
  const unfinished = path.join(all, `unfinished-${process.pid}`);
  try {
    await mkdir(unfinished, { recursive: true });
    await bundle(root, unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    // Another was faster, and may have taken the unfinished one away.
    if (!existsSync(folder)) throw error;
  } finally {
    // Its process would stay as long as the shop runs.
    await stop();
  }
  // A shop that runs from an older folder has loaded all of it at its start.
  const others = (await readdir(all)).filter((other) => other !== name);
  await Promise.all(others.map((other) => rm(path.join(all, other), { recursive: true, force: true })));
  return folder;
}

function bundle(root, outdir) {
  return build({
    absWorkingDir: root,
    entryPoints: ['src/server/main.ts', 'src/server/commands/*.ts'],
    outbase: 'src/server',
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    // The log names errors by their classes and places by their lines in the sources.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
}
