import { readFile } from 'node:fs/promises';

/** The id of the server action that the back office's screens call, read from the build's scripts. */
export async function screenFunction(): Promise<string> {
  const manifest = await readFile('.next/server/server-reference-manifest.json', 'utf8');
  const { node } = JSON.parse(manifest) as { node: Record<string, { filename: string }> };
  return Object.keys(node).find((key) => node[key]?.filename.includes('layout.tsx')) ?? '';
}
