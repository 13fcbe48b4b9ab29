import type { Metadata, Viewport } from 'next';
import { logoAt } from '@/domain/settings/logo';
import { SITE_URL } from '@/env';
import { shop } from '@/shop';
import { shopWords } from '@/words/fr/shop';
import { slogan } from '@/words/own-texts';

/** The default metadata of a page. */
export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(SITE_URL),
  applicationName: shop.name,
  title: { default: `${shop.name} | ${slogan()}`, template: `%s | ${shop.name}` },
  description: shopWords.description(),
  openGraph: { type: 'website', locale: 'fr_DZ', siteName: shop.name },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false },
  icons: icons(),
  manifest: '/site.webmanifest',
});

export const siteViewport: Viewport = { themeColor: '#172554' };

function icons(): Metadata['icons'] {
  const own = logoAt(shop.logo_url);
  if (own) return { icon: { url: own.iconUrl, type: 'image/png' }, apple: own.iconUrl };
  return {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/logo.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  };
}
