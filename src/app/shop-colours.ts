import type { CSSProperties } from 'react';
import { DEFAULT_SETTINGS, shop } from '@/shop';

/** The shades of the structure's colour, each with its share of it; the rest is white or black. */
const TINTS = { 50: 6, 100: 13, 200: 25, 300: 42, 400: 60, 700: 88, 800: 95 } as const;

/** The shop's colours as values of Tailwind's names, for the document's element; nothing while they are the built-in ones. */
export function shopColours(): CSSProperties | undefined {
  const { primary, accent } = shop.colours;
  const { primary: builtInPrimary, accent: builtInAccent } = DEFAULT_SETTINGS.shop.colours;
  if (primary === builtInPrimary && accent === builtInAccent) return undefined;
  const style: Record<string, string> = {
    '--color-orange-400': `color-mix(in oklab, ${accent} 85%, white)`,
    '--color-orange-500': accent,
    '--color-orange-600': `color-mix(in oklab, ${accent} 88%, black)`,
    '--color-blue-900': primary,
    '--color-blue-950': `color-mix(in oklab, ${primary} 70%, black)`,
  };
  for (const [shade, share] of Object.entries(TINTS)) {
    style[`--color-blue-${shade}`] = `color-mix(in oklab, ${primary} ${share}%, white)`;
  }
  // React sets custom properties like any other.
  return style as CSSProperties;
}
