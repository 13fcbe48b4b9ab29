import { notFound } from 'next/navigation';
import { inLanguage } from '@/runtime/in-language';
import { picturesOf } from '@/storefront/product/pictures';
import { pageWords } from '@/words/fr/pages';
import { keptPicture, SHARE_SIZE } from '../../share-picture/kept-picture';
import { loadProduct } from './load-product';

export const dynamic = 'force-dynamic';
export const size = SHARE_SIZE;
export const contentType = 'image/png';
// Next.js reads it once, when this module loads.
export const alt = inLanguage(null, () => pageWords.productPicture);

/** The product's own picture for shared links. */
export default async function ProductSharePicture({ params }: { params: Promise<{ id: string }> }) {
  const shown = await loadProduct((await params).id);
  if (!shown) notFound();
  const { product } = shown;
  const topic = [product.categories[0], product.tags[0]].filter(Boolean).join(' - ');
  return keptPicture({ title: product.title, topic, address: picturesOf(product)[0] });
}
