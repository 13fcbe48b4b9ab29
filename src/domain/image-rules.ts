/** Uploaded pictures (spec, back office sections 5 and 9). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A small file may unfold into a picture that no memory holds. */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp'] as const;
export const IMAGE_TYPES = IMAGE_FORMATS.map((format) => `image/${format}`);

export const IMAGE_TYPE_MESSAGE = 'Please select a valid image file (JPEG, PNG, or WebP)';
export const IMAGE_SIZE_MESSAGE = 'Image size must be less than 5MB';
