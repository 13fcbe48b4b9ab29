import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flattenTree } from '@/domain/category-tree';
import { PICTURE_WIDTHS } from '@/domain/pictures';
import { brands } from '@/seed/data/brands';
import { categories } from '@/seed/data/categories';
import { brandPicture, categoryPicture, PICTURES, pictureFile, productPictures } from '@/seed/data/pictures';
import { products } from '@/seed/data/products';
import { drawings } from '@/seed/drawing/drawings';
import { fingerprintOf, readFingerprints, render } from '@/seed/drawing/files';
import { numberPlate } from '@/seed/drawing/number-plate';
import { drawPart, type View } from '@/seed/drawing/views';

const drawn = drawings();

/** The mean difference of two pictures, pixel by pixel, from 0 to 255. */
const difference = async (one: string | Buffer, other: string | Buffer) => {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(Buffer.from(picture)).resize(96, 96).greyscale().raw().toBuffer()),
  );
  if (!a || !b) throw new Error('Nothing was rendered');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
};

describe('the drawings', () => {
  it('are all different', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('are the same each time', () => {
    expect([...drawings()]).toEqual([...drawn]);
  });

  it('need no font, no image from elsewhere, and contain no invalid number', () => {
    const flawed = [...drawn.values()].filter((svg) => /<text|href|NaN|undefined|Infinity/.test(svg));

    expect(flawed).toEqual([]);
  });

  it('of a part bear its number', () => {
    const part = { kind: 'gas-valve', title: 'Bloc gaz' } as const;
    for (const view of [0, 1, 2, 3] satisfies View[]) {
      expect(drawPart({ ...part, reference: '0.845.057' }, view)).toContain(numberPlate('0.845.057'));
      expect(drawPart({ ...part, reference: null }, view)).not.toContain(numberPlate('0.845.057'));
    }
  });

  it('of one kind differ visibly', async () => {
    const boards = products.filter(({ kind }) => kind === 'circuit-board').slice(0, 6);
    const main = boards.map((board) => drawPart(board, 0));
    const pairs = main.flatMap((one, index) => main.slice(index + 1).map((other) => [one, other] as const));

    const differences = await Promise.all(pairs.map(([one, other]) => difference(one, other)));

    expect(Math.min(...differences)).toBeGreaterThan(1.5);
  });

  it('of one product show it in four ways', async () => {
    const product = { kind: 'gas-valve', reference: '0.845.057', title: 'Bloc gaz' } as const;
    const [main, ...others] = ([0, 1, 2, 3] satisfies View[]).map((view) => drawPart(product, view));

    const differences = await Promise.all(others.map((other) => difference(main ?? '', other)));

    expect(Math.min(...differences)).toBeGreaterThan(4);
  });
});

describe('the shipped pictures', () => {
  it('are one for each category, brand and view of a product, in each width, and no others', async () => {
    const named = [
      ...flattenTree(categories).map(categoryPicture),
      ...brands.map(brandPicture),
      ...products.flatMap((product) => productPictures(product).map(({ name }) => name)),
    ];
    const entries = await readdir(PICTURES, { recursive: true });

    expect(new Set(named).size).toBe(named.length);
    expect(entries.filter((entry) => entry.endsWith('.webp')).sort()).toEqual(
      named.flatMap((name) => PICTURE_WIDTHS.map((width) => `${name}-${width}.webp`)).sort(),
    );
  });

  it('were made from the present drawings: otherwise run npm run draw:pictures', async () => {
    const fingerprints = Object.fromEntries([...drawn].map(([name, svg]) => [name, fingerprintOf(svg)]));

    expect(await readFingerprints()).toEqual(fingerprints);
  });

  it.each(['brands/ariston', 'categories/chaudieres-murales', 'products/0845057-1'])(
    'show what is drawn: %s',
    async (name) => {
      const rendered = await render(drawn.get(name) ?? '');

      for (const { width, content } of rendered) {
        const shipped = await readFile(pictureFile(name, width));
        const { format, width: actual, height } = await sharp(shipped).metadata();
        expect({ format, actual, height }).toEqual({ format: 'webp', actual: width, height: width });
        expect(await difference(shipped, content)).toBeLessThan(1);
      }
    },
  );
});
