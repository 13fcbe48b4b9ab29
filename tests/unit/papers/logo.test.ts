import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPen } from '@/papers/pen';

const BOX = { x: 10, y: 20, width: 100, height: 30 };
const images = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)?.length ?? 0;

it('a logo takes its height and is in the file once, on however many pages it stands; without one there is no gap', async () => {
  const logo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const pen = createPen({ title: 'x', author: 'x', logo });
  for (let page = 0; page < 3; page++) {
    pen.doc.addPage();
    expect(pen.logoIn({ ...BOX, align: page === 0 ? 'left' : 'right' })).toBe(30);
  }
  expect(images(await pen.finish())).toBe(1);

  const plain = createPen({ title: 'x', author: 'x' });
  plain.doc.addPage();
  expect(plain.logoIn(BOX)).toBe(0);
  expect(images(await plain.finish())).toBe(0);
});
