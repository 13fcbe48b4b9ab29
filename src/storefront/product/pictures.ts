import type { ProductDetail } from '@/contract/catalogue';

/** A product's pictures, the main one first, each once. */
export function picturesOf({
  image_url,
  image,
  images,
}: Pick<ProductDetail, 'image_url' | 'image' | 'images'>): string[] {
  const all = [image_url ?? image, ...images.map((entry) => entry.image_url)];
  return [...new Set(all.filter((url): url is string => url !== null && url !== ''))];
}
