/** Which files are accepted as pictures. */
import type { Problem } from '../problem';

export const MAX_IMAGE_MEGABYTES = 5;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** A small file may decode into a picture larger than the memory; all frames of an animation count. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Height by width: a taller picture could not be shown at the shop's widths. */
export const MAX_IMAGE_HEIGHT_BY_WIDTH = 20;
const IMAGE_FORMATS = ['jpeg', 'png', 'webp'] as const;
export const IMAGE_TYPES = IMAGE_FORMATS.map((format) => `image/${format}`);

export const PICTURE_TYPE: Problem = { code: 'pictureType' };
export const PICTURE_TOO_LARGE: Problem = { code: 'pictureTooLarge' };

/** Every name in use for those types. A browser goes by the file's ending, the server by its content. */
const NAMED_TYPE = /^image\/(jpeg|jpg|png|webp)$/i;

/** What is wrong with a chosen file before it is sent, or null. An empty file is not a picture, whatever its name. */
export function imageFileProblem({ type, size }: { type: string; size: number }): Problem | null {
  if (!NAMED_TYPE.test(type) || size === 0) return PICTURE_TYPE;
  return size > MAX_IMAGE_BYTES ? PICTURE_TOO_LARGE : null;
}

/** The first bytes of a file, `null` for any byte. */
const SIGNATURES: Record<(typeof IMAGE_FORMATS)[number], readonly (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/**
 * Whether a file begins as one of the formats does. Checked before anything decodes it, so that a decoder that understands
 * more (SVG, PDF, TIFF) never sees other files.
 */
export function beginsAsImage(bytes: Uint8Array): boolean {
  return Object.values(SIGNATURES).some((signature) =>
    signature.every((byte, index) => (byte === null ? index < bytes.length : bytes[index] === byte)),
  );
}

const MAX_NAME = 120;

/** The name of a file for people: without its ending and without characters that are not visible. */
export function legibleFileName(filename: string): string {
  const stem = filename.replace(/\.[a-z0-9]{1,5}$/i, '');
  const legible = [...stem.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ').trim()];
  return legible.slice(0, MAX_NAME).join('');
}
