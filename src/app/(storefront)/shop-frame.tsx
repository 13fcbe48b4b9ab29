import type { ReactNode } from 'react';
import { CartDrawerHost } from '@/storefront/cart/cart-drawer-host';
import { CartSync } from '@/storefront/cart/cart-sync';
import { Footer } from '@/storefront/layout/footer/footer';
import { Header } from '@/storefront/layout/header';
import { LineNotice } from '@/storefront/layout/line-notice';
import { SessionWatch } from '@/storefront/layout/session-watch';
import { SkipLink } from '@/storefront/layout/skip-link';
import { ToastHost } from '@/storefront/ui/toast-host';
import { documentLanguage, LanguageScript } from '../document-language';
import { readFooterLists } from './footer-lists';
import './globals.css';

/** The document round every page of the shop. Each page brings its `<main id="contenu">`. */
export async function ShopFrame({ fontClass, children }: { fontClass: string; children: ReactNode }) {
  return (
    <html {...documentLanguage()} className={fontClass}>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <LanguageScript />
        <SkipLink />
        <Header />
        <div className="flex-1">{children}</div>
        <Footer {...(await readFooterLists())} />
        <CartDrawerHost />
        <CartSync />
        <SessionWatch />
        <ToastHost />
        <LineNotice />
      </body>
    </html>
  );
}
