import type { ReactNode } from 'react';
import { inter } from './fonts';
import { ShopFrame } from './shop-frame';
import { siteMetadata, siteViewport } from './site-metadata';

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;
export const dynamic = 'force-dynamic';

/** The shop's own root layout: the same HTML for every visitor. */
export default function StorefrontLayout({ children }: { children: ReactNode }) {
  return <ShopFrame fontClass={inter.variable}>{children}</ShopFrame>;
}
