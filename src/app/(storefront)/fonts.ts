import localFont from 'next/font/local';

/**
 * Inter from npm, Latin letters only: a build must not fetch from the network. Wide screens alone ask for it (globals.css),
 * so it is not preloaded; `optional` never moves the page: where the font is late, the first view keeps the fallback of
 * the same measures.
 */
export const inter = localFont({
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
});
