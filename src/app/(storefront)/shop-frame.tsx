import type { ReactNode } from 'react';
import { EarlyInputRepeater } from '@/client/early-input/early-input-repeater';
import { MyBoilerBar } from '@/storefront/boilers/mine/my-boiler-bar';
import { CartDrawerHost } from '@/storefront/cart/cart-drawer-host';
import { CartSync } from '@/storefront/cart/cart-sync';
import { EarlyInputScript, SlowNotice } from '@/storefront/layout/early-input';
import { Footer } from '@/storefront/layout/footer/footer';
import { Header } from '@/storefront/layout/header';
import { LineNotice } from '@/storefront/layout/line-notice';
import { SessionWatch } from '@/storefront/layout/session-watch';
import { ToastHost } from '@/storefront/ui/toast-host';
import { frameWords } from '@/words/fr/frame';
import { documentLanguage, LanguageScript } from '../document-language';
import { SettingsScript } from '../document-settings';
import { shopColours } from '../shop-colours';
import { readFooterLists } from './footer-lists';
import './globals.css';

/** The document around every page of the shop. Each page has its own `<main id="contenu">`. */
export async function ShopFrame({ fontClass, children }: { fontClass: string; children: ReactNode }) {
  return (
    <html {...documentLanguage()} className={fontClass} style={shopColours()}>
      <head>
        <SettingsScript />
        <EarlyInputScript />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <LanguageScript />
        <SkipLink />
        <Header />
        <MyBoilerBar />
        <div className="flex-1">{children}</div>
        <Footer {...(await readFooterLists())} year={new Date().getFullYear()} />
        <CartDrawerHost />
        <CartSync />
        <SessionWatch />
        <ToastHost />
        <LineNotice />
        <SlowNotice />
        <EarlyInputRepeater />
      </body>
    </html>
  );
}

/** The first stop of the Tab key. */
function SkipLink() {
  return (
    <a
      href="#contenu"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:rounded-lg focus:bg-blue-900 focus:px-4 focus:py-3 focus:font-semibold focus:text-white"
    >
      {frameWords.skip}
    </a>
  );
}
