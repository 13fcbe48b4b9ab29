/** Says whether what something was made from has changed. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param {string} root the project's folder
 * @param {readonly string[]} sources files and folders, from the root
 * @param {readonly string[]} [ignored] what to leave out of them, from the root
 * @returns {Promise<string>} another text when a name or a content changed, or the version of Node
 */
export async function fingerprint(root, sources, ignored = []) {
  const hash = createHash('sha256').update(process.version);
  const add = async (relative) => {
    if (ignored.includes(relative)) return;
    const entries = await readdir(path.join(root, relative), { withFileTypes: true }).catch(() => null);
    if (!entries) {
      hash.update(relative).update(await readFile(path.join(root, relative)).catch(() => ''));
      return;
    }
    for (const { name } of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      await add(`${relative}/${name}`);
    }
  };
  for (const source of sources) await add(source);
  return hash.digest('hex');
}
