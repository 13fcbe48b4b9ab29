/**
 * Pictures uploaded to this shop exist in fixed widths besides the original (collections/Media.ts makes them):
 * `/media/a1b2.webp` has `/media/a1b2-400.webp` and so on. Pictures on other sites have one size only.
 */
export const PICTURE_WIDTHS = [200, 400, 800] as const;

/** Pixels. A larger original is scaled down. */
export const MAX_PICTURE_SIDE = 1600;

/** Where the shop's own pictures are served. */
export const MEDIA_PATH = '/media';

/** Generated names only, which cannot lead out of the folder of pictures. */
const OWN = /^\/media\/([A-Za-z0-9_-]+)\.webp$/;

/** The file name of an address in the folder of pictures; null for any other address. */
export function ownPictureFile(address: string): string | null {
  return OWN.test(address) ? address.slice(MEDIA_PATH.length + 1) : null;
}

/** Whether browsers refuse to load it (plain http). Older products may have such addresses. */
export function isInsecureAddress(address: string): boolean {
  return /^\s*http:/i.test(address);
}

export type PictureSources = { src: string; srcSet?: string };

/** The `src` and `srcSet` of a picture's address. */
export function pictureSources(url: string): PictureSources {
  const name = OWN.exec(url)?.[1];
  if (name === undefined) return { src: url };
  const base = `${MEDIA_PATH}/${name}`;
  return {
    src: `${base}-400.webp`,
    srcSet: PICTURE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', '),
  };
}

/** The address of an uploaded picture, relative to the site's root. */
export function mediaUrl(filename: string): string {
  return `${MEDIA_PATH}/${filename}`;
}
