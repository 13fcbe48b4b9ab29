/** The demonstration shop's pictures: files that `npm run draw:pictures` makes and seeding copies. */
import path from 'node:path';
import { slugify } from '@/domain/slug';
import type { View } from '../drawing/views';
import type { SeedBrand } from './brands';
import type { SeedCategory } from './categories';
import type { SeedProduct } from './products';

export const PICTURES = path.resolve('src/seed/pictures');

const VIEWS: readonly View[] = [0, 1, 2, 3];

export function categoryPicture({ name }: Pick<SeedCategory, 'name'>): string {
  return `categories/${slugify(name)}`;
}

export function brandPicture({ name }: SeedBrand): string {
  return `brands/${slugify(name)}`;
}

/** A product's pictures, the main image first. */
export function productPictures({ reference, title, pictures }: SeedProduct): { name: string; view: View }[] {
  const slug = slugify(reference ?? title);
  return VIEWS.slice(0, pictures).map((view) => ({ view, name: `products/${slug}-${view + 1}` }));
}

/** The file of a picture in one of the shop's widths (src/domain/pictures.ts). */
export function pictureFile(name: string, width: number): string {
  return path.join(PICTURES, `${name}-${width}.webp`);
}
