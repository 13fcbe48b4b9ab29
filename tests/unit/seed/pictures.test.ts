import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/seed/data/brands';
import { categories, type SeedCategory } from '../../../src/seed/data/categories';
import { products } from '../../../src/seed/data/products';
import { drawBrand, drawCategory, drawPart, renderSvg } from '../../../src/seed/pictures';

const views = [0, 1, 2, 3] as const;
const seedOf = ({ reference, title }: { reference: string | null; title: string }) => reference ?? title;

const drawn = products.flatMap((product) =>
  views.slice(0, product.pictures).map((view) => drawPart({ kind: product.kind, seed: seedOf(product), view })),
);

const flatten = (list: readonly SeedCategory[]): SeedCategory[] =>
  list.flatMap((category) => [category, ...flatten(category.children ?? [])]);

/** The mean difference of two pictures, pixel by pixel, from 0 to 255. */
const difference = async (one: string, other: string) => {
  const [a, b] = await Promise.all(
    [one, other].map((svg) => sharp(Buffer.from(svg)).resize(96, 96).greyscale().raw().toBuffer()),
  );
  if (!a || !b) throw new Error('Nothing was rendered');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
};

describe('the pictures', () => {
  it('are all different', () => {
    const brandPlates = brands.map(drawBrand);
    const shelves = flatten(categories).map(({ kind, name }) => drawCategory({ kind, seed: name }));
    const all = [...drawn, ...brandPlates, ...shelves];

    expect(new Set(all).size).toBe(all.length);
  });

  it('are drawn the same each time', () => {
    const picture = { kind: 'circulator', seed: '96281477', view: 0 } as const;

    expect(drawPart(picture)).toBe(drawPart(picture));
  });

  it('need no font, no image from elsewhere, and no number that is not one', () => {
    const flawed = [...drawn, ...brands.map(drawBrand)].filter((svg) => /<text|href|NaN|undefined|Infinity/.test(svg));

    expect(flawed).toEqual([]);
  });

  it('of one kind can be told apart when rendered', async () => {
    const boards = products.filter(({ kind }) => kind === 'circuit-board').slice(0, 6);
    const main = boards.map((board) => drawPart({ kind: board.kind, seed: seedOf(board), view: 0 }));
    const pairs = main.flatMap((one, index) => main.slice(index + 1).map((other) => [one, other] as const));

    const differences = await Promise.all(pairs.map(([one, other]) => difference(one, other)));

    expect(Math.min(...differences)).toBeGreaterThan(1.5);
  });

  it('of one product show it in four ways', async () => {
    const [main, ...others] = views.map((view) => drawPart({ kind: 'gas-valve', seed: '0.845.057', view }));

    const differences = await Promise.all(others.map((other) => difference(main ?? '', other)));

    expect(Math.min(...differences)).toBeGreaterThan(4);
  });

  it('become square pictures', async () => {
    const file = await renderSvg(drawPart({ kind: 'fan', seed: 'S1008600', view: 0 }), 400);
    const { format, width, height } = await sharp(file).metadata();

    expect({ format, width, height }).toEqual({ format: 'png', width: 400, height: 400 });
  });
});
