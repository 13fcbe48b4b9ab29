/**
 * Pictures uploaded to this shop exist in fixed widths beside the original (collections/Media.ts makes them):
 * `/media/a1b2.webp` has `/media/a1b2-400.webp` and so on. Foreign addresses have one size only.
 */
export const PICTURE_WIDTHS = [200, 400, 800] as const;

/** Pixels; the original is kept no larger. */
export const MAX_PICTURE_SIDE = 1600;

/** Where the shop's own pictures are served. */
export const MEDIA_PATH = '/media';

/** Generated names only, so nothing in them can lead out of the folder of pictures. */
const OWN = /^\/media\/([A-Za-z0-9_-]+)\.webp$/;

/** The file in the folder of pictures that an address stands for; null for an address elsewhere. */
export function ownPictureFile(address: string): string | null {
  return OWN.test(address) ? address.slice(MEDIA_PATH.length + 1) : null;
}

/** Whether browsers refuse to load it (plain http): kept from before such addresses were refused. */
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
