import type { Metadata } from 'next';
import { connection } from 'next/server';
import { shop } from '@/shop';
import { NotFoundView } from '@/storefront/layout/not-found-view';
import { pageWords } from '@/words/fr/pages';
import { inter } from './(storefront)/fonts';
import { ShopFrame } from './(storefront)/shop-frame';
import { siteMetadata, siteViewport } from './(storefront)/site-metadata';

export const generateMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: pageWords.notFound(shop.name),
  robots: { index: false },
});
export const viewport = siteViewport;

/**
 * The page for every address that no route answers: complete in its HTML, with the shop's header and footer. (A page that
 * calls `notFound()` answers 404 too, but with an empty document that only scripts fill.)
 */
export default async function GlobalNotFound() {
  // The footer names categories from the database: not at build time.
  await connection();
  return (
    <ShopFrame fontClass={inter.variable}>
      <NotFoundView />
    </ShopFrame>
  );
}
