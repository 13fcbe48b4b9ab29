/** Builds the pages if their sources have changed. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { UserFacingError } from '../console';
import { compressBuiltFiles } from '../pages/built-files';

const SOURCES = [
  'src',
  'collections',
  'endpoints',
  'public',
  'next.config.ts',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
/** Parts of src that no page uses. */
const IGNORED = ['src/seed', 'src/migrations', 'src/server/bootstrap'];

export async function buildWhenChanged({ root, onBuild }: { root: string; onBuild: () => void }): Promise<void> {
  const stamp = path.join(root, '.next', 'built-from');
  const current = fingerprint(root, SOURCES, IGNORED);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === current) return;
  onBuild();
  await runNextBuild(root);
  await compressBuiltFiles(root);
  await writeFile(stamp, current);
}

function runNextBuild(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const endWithParent = path.join(root, 'src/server/bootstrap/end-with-parent.mjs');
    const next = path.join(root, 'node_modules/next/dist/bin/next');
    const child = spawn(process.execPath, [endWithParent, next, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-20_000);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new UserFacingError(`The build failed:\n${output}`));
    });
  });
}
