/**
 * `npm run draw:pictures`: makes the files below src/seed/pictures from the demonstration shop's data. Only pictures whose
 * drawing has changed are made again; those that the data no longer names are deleted.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@/domain/pictures';
import { pictureFile } from '../data/pictures';
import { drawings } from './drawings';
import { DRAWN_FROM, fingerprintOf, readFingerprints, render } from './files';

const before = await readFingerprints();
const after: Record<string, string> = {};
let drawn = 0;

for (const [name, svg] of drawings()) {
  const fingerprint = fingerprintOf(svg);
  const isThere = PICTURE_WIDTHS.every((width) => existsSync(pictureFile(name, width)));
  if (before[name] !== fingerprint || !isThere) {
    await draw(name, svg);
    drawn += 1;
  }
  after[name] = fingerprint;
}

const unused = Object.keys(before).filter((name) => !(name in after));
for (const name of unused) for (const width of PICTURE_WIDTHS) await rm(pictureFile(name, width), { force: true });
await writeFile(DRAWN_FROM, `${JSON.stringify(after, null, 2)}\n`);
process.stdout.write(`${drawn} of ${Object.keys(after).length} pictures drawn, ${unused.length} deleted.\n`);

async function draw(name: string, svg: string): Promise<void> {
  for (const { width, content } of await render(svg)) {
    const file = pictureFile(name, width);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
