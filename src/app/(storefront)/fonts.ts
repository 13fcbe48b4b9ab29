import localFont from 'next/font/local';

/**
 * Inter from npm, Latin letters only: a build must not fetch from the network. Only wide screens use it (globals.css), so it
 * is not preloaded. With `optional` the page never shifts: if the font is late, the first view keeps a fallback of the same
 * metrics.
 */
export const inter = localFont({
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
});
