import { ICON_SIDE, logoAt } from '@/domain/settings/logo';
import { shop } from '@/shop';
import { shopWords } from '@/words/fr/shop';

/** The web app manifest, for who puts the shop on the start screen of a telephone. */
export function webManifest() {
  return {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: shopWords.appDescription,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#172554',
    icons: icons(),
  };
}

function icons() {
  const type = 'image/png';
  const own = logoAt(shop.logo_url);
  if (own) return [{ src: own.iconUrl, sizes: `${ICON_SIDE}x${ICON_SIDE}`, type, purpose: 'any' }];
  return [
    { src: '/icon-192.png', sizes: '192x192', type, purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type, purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type, purpose: 'maskable' },
  ];
}
