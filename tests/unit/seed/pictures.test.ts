import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flattenTree } from '@/domain/products/flatten-tree';
import { PICTURE_WIDTHS } from '@/domain/products/pictures';
import { brands } from '@/seed/data/brands';
import { categories } from '@/seed/data/categories';
import { brandPicture, categoryPicture, PICTURES, pictureFile, productPictures } from '@/seed/data/pictures';
import { products } from '@/seed/data/products';

describe('the shipped pictures', () => {
  it('are one for each category, brand and view of a product, in each width, and no others', async () => {
    const named = [
      ...flattenTree(categories).map(categoryPicture),
      ...brands.map(brandPicture),
      ...products.flatMap((product) => productPictures(product)),
    ];
    const entries = await readdir(PICTURES, { recursive: true });

    expect(new Set(named).size).toBe(named.length);
    expect(entries.filter((entry) => entry.endsWith('.webp')).sort()).toEqual(
      named.flatMap((name) => PICTURE_WIDTHS.map((width) => `${name}-${width}.webp`)).sort(),
    );
  });

  it.each(['brands/ariston', 'categories/chaudieres-murales', 'products/0845057-1'])(
    'are square WebP files of the width that their name says: %s',
    async (name) => {
      for (const width of PICTURE_WIDTHS) {
        const { format, width: actual, height } = await sharp(pictureFile(name, width)).metadata();
        expect({ format, actual, height }).toEqual({ format: 'webp', actual: width, height: width });
      }
    },
  );
});
