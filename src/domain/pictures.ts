/**
 * Pictures uploaded to this shop exist in fixed widths beside the original (collections/Media.ts makes them):
 * `/media/a1b2.webp` has `/media/a1b2-400.webp` and so on. Foreign addresses have one size only.
 */
export const PICTURE_WIDTHS = [200, 400, 800] as const;

/** Where the shop's own pictures are served. */
export const MEDIA_PATH = '/media';

export type PictureSources = { src: string; srcSet?: string };

/** The `src` and `srcSet` of a picture's address. */
export function pictureSources(url: string): PictureSources {
  const own = /^(\/media\/[^/?#]+)\.webp$/.exec(url);
  const base = own?.[1];
  if (base === undefined) return { src: url };
  return {
    src: `${base}-400.webp`,
    srcSet: PICTURE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', '),
  };
}

/** The address of an uploaded picture, relative to the site's root. */
export function mediaUrl(filename: string): string {
  return `${MEDIA_PATH}/${filename}`;
}
