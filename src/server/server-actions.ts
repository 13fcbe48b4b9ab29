import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The ids of the functions that the back office's screens may call on the server, as the build made them. */
export async function readServerActions(root: string): Promise<ReadonlySet<string>> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(root, '.next/server/server-reference-manifest.json'), 'utf8'),
  );
  const node = typeof manifest === 'object' && manifest !== null && 'node' in manifest ? manifest.node : null;
  if (typeof node !== 'object' || node === null) throw new Error('The build names no server functions.');
  return new Set(Object.keys(node));
}
