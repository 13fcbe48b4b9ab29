/**
 * The shop's own logo. It is kept as PNG in two sizes, under names that hold its content's hash and its size:
 * `/media/logo-1f….-800x200.png` and, as a square for icons, `/media/logo-1f….-icon.png`.
 */
import type { Problem } from '../problem';
import { MAX_IMAGE_BYTES, PICTURE_TOO_LARGE } from '../products/image-rules';
import { MEDIA_PATH } from '../products/pictures';

/** Pixels: a logo is made to fit in it. */
export const LOGO_BOX = { width: 800, height: 400 };
export const ICON_SIDE = 512;

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export const LOGO_EXPECTED: Problem = { code: 'logoType' };
export const UNSAFE_SVG: Problem = { code: 'unsafeSvg' };

/** What is wrong with a chosen file before it is sent, or null. */
export function logoFileProblem({ type, size }: { type: string; size: number }): Problem | null {
  if (size === 0 || !LOGO_TYPES.some((known) => known === type)) return LOGO_EXPECTED;
  return size > MAX_IMAGE_BYTES ? PICTURE_TOO_LARGE : null;
}

type LogoSize = { width: number; height: number };

const FILE = /^\/media\/(logo-[0-9a-f]{32})-(?:(\d{1,3})x(\d{1,3})|icon)\.png$/;

/** @param hash 32 hexadecimal digits of the content */
export function logoFiles(hash: string, { width, height }: LogoSize): { logo: string; icon: string } {
  return { logo: `logo-${hash}-${width}x${height}.png`, icon: `logo-${hash}-icon.png` };
}

/** The file name of an address of a logo or its icon; null for any other address. */
export function ownLogoFile(address: string): string | null {
  return FILE.test(address) ? address.slice(MEDIA_PATH.length + 1) : null;
}

/** What the address of a logo says; null for any other address. */
export function logoAt(address: string | null): (LogoSize & { url: string; iconUrl: string }) | null {
  const [, name, width, height] = FILE.exec(address ?? '') ?? [];
  if (address === null || width === undefined || height === undefined) return null;
  return { url: address, iconUrl: `${MEDIA_PATH}/${name}-icon.png`, width: Number(width), height: Number(height) };
}

/** A logo at least twice as wide as high is taken to hold the shop's name, which then is not written beside it. */
export function holdsName({ width, height }: LogoSize): boolean {
  return width >= 2 * height;
}

/** Elements that run, load or lead somewhere, also under a prefix (`svg:a`). */
const ELEMENT =
  /<\s*(?:[\w.-]+:)?(?:script|a|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*)[\s/>]/i;
const HANDLER = /[\s"'/]on\w+\s*=/i;
/** Entities and style sheets of elsewhere. */
const DECLARATION = /<!\s*(?:DOCTYPE|ENTITY)|<\?\s*xml-stylesheet|@import/i;
/** An address other than a part of the drawing itself, or a picture within it. */
const ADDRESS =
  /(?:[\w.-]+:)?(?:href|src)\s*=\s*(?!["']\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))|url\(\s*(?!["']?\s*#)/i;

/** Whether a text is an SVG drawing. */
export function isSvg(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>\s*)*<(?:[\w.-]+:)?svg[\s>]/i.test(
    text,
  );
}

/** Whether an SVG holds a script, a link or an address elsewhere. In doubt it does: only a drawing is wanted. */
export function isUnsafeSvg(text: string): boolean {
  return [ELEMENT, HANDLER, DECLARATION, ADDRESS].some((pattern) => pattern.test(text));
}
