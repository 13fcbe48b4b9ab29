/** Uploaded pictures (spec, back office sections 5 and 9). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const IMAGE_TYPE_MESSAGE = 'Please select a valid image file (JPEG, PNG, or WebP)';
export const IMAGE_SIZE_MESSAGE = 'Image size must be less than 5MB';
