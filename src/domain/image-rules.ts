/** Uploaded pictures. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A small file may unfold into a picture that no memory holds; of an animation all frames count. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** So many times its width: what is taller could not be shown at the shop's widths. */
export const MAX_IMAGE_TALLNESS = 20;
const IMAGE_FORMATS = ['jpeg', 'png', 'webp'] as const;
export const IMAGE_TYPES = IMAGE_FORMATS.map((format) => `image/${format}`);

export const IMAGE_TYPE_MESSAGE = 'Please select a valid image file (JPEG, PNG, or WebP)';
export const IMAGE_SIZE_MESSAGE = 'Image size must be less than 5MB';

/** Every name that is in use for those types; a browser goes by the file's ending, the server by its content. */
const NAMED_TYPE = /^image\/(jpeg|jpg|png|webp)$/i;

/** What is wrong with a chosen file before it is sent, or null. An empty file is no picture, whatever its name. */
export function imageFileProblem({ type, size }: { type: string; size: number }): string | null {
  if (!NAMED_TYPE.test(type) || size === 0) return IMAGE_TYPE_MESSAGE;
  return size > MAX_IMAGE_BYTES ? IMAGE_SIZE_MESSAGE : null;
}

/** What a file begins with, `null` for any byte. */
const SIGNATURES: Record<(typeof IMAGE_FORMATS)[number], readonly (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/**
 * Whether a file begins as one of the formats does. Looked at before anything decodes it: a decoder that understands more
 * (SVG, PDF, TIFF) never gets to see the rest.
 */
export function beginsAsImage(bytes: Uint8Array): boolean {
  return Object.values(SIGNATURES).some((signature) =>
    signature.every((byte, index) => (byte === null ? index < bytes.length : bytes[index] === byte)),
  );
}

const MAX_NAME = 120;

/** The name of a file as people know it: without its ending, and without what is no letter, digit or mark. */
export function pictureName(filename: string): string {
  const stem = filename.replace(/\.[a-z0-9]{1,5}$/i, '');
  const legible = [...stem.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ').trim()];
  return legible.slice(0, MAX_NAME).join('');
}
