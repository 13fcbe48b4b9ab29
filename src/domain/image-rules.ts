/** Uploaded pictures (spec, back office sections 5 and 9). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A small file may unfold into a picture that no memory holds. */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp'] as const;
export const IMAGE_TYPES = IMAGE_FORMATS.map((format) => `image/${format}`);

export const IMAGE_TYPE_MESSAGE = 'Please select a valid image file (JPEG, PNG, or WebP)';
export const IMAGE_SIZE_MESSAGE = 'Image size must be less than 5MB';

/** Every name that is in use for those types; a browser goes by the file's ending, the server by its content. */
const NAMED_TYPE = /^image\/(jpeg|jpg|png|webp)$/i;

/** What is wrong with a chosen file before it is sent, or null. */
export function imageFileProblem({ type, size }: { type: string; size: number }): string | null {
  if (!NAMED_TYPE.test(type)) return IMAGE_TYPE_MESSAGE;
  return size > MAX_IMAGE_BYTES ? IMAGE_SIZE_MESSAGE : null;
}
