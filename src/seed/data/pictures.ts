/** The demonstration shop's pictures: WebP files, one for each width, which seeding copies. */
import path from 'node:path';
import { slugify } from '@/domain/slug';
import type { SeedBrand } from './brands';
import type { SeedCategory } from './categories';
import type { SeedProduct } from './products';

export const PICTURES = path.resolve('src/seed/pictures');

export function categoryPicture({ name }: Pick<SeedCategory, 'name'>): string {
  return `categories/${slugify(name)}`;
}

export function brandPicture({ name }: SeedBrand): string {
  return `brands/${slugify(name)}`;
}

/** A product's pictures, the main image first. */
export function productPictures({ reference, title, pictures }: SeedProduct): string[] {
  const slug = slugify(reference ?? title);
  return Array.from({ length: pictures }, (_, index) => `products/${slug}-${index + 1}`);
}

/** The file of a picture in one of the shop's widths (src/domain/products/pictures.ts). */
export function pictureFile(name: string, width: number): string {
  return path.join(PICTURES, `${name}-${width}.webp`);
}
