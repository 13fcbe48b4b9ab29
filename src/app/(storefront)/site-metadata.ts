import type { Metadata, Viewport } from 'next';
import { env } from '@/env';
import { shop } from '@/shop';

/** What a page says of itself unless it says something else. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
  applicationName: shop.name,
  title: { default: `${shop.name} | ${shop.tagline}`, template: `%s | ${shop.name}` },
  description: shop.description,
  openGraph: { type: 'website', locale: 'fr_DZ', siteName: shop.name },
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/logo.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/site.webmanifest',
};

export const siteViewport: Viewport = { themeColor: '#172554' };
