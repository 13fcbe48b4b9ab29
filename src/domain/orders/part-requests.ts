/** Requests for parts that visitors did not find. */
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { phoneProblem } from '../phone';
import type { TextField } from '../text-field';

export const PART_REQUEST_STATES = ['new', 'answered', 'closed'] as const;
export type PartRequestState = (typeof PART_REQUEST_STATES)[number];

export const MAX_REQUEST_PICTURES = 4;
/** Days after which the pictures are deleted. */
export const REQUEST_PICTURE_DAYS = 90;
/** Days after which a request is deleted, with its telephone: a customer may come back to it in the next heating season. */
export const PART_REQUEST_DAYS = 365;

/** The text may hold line breaks. */
export const PART_REQUEST_FIELDS = {
  phone: { max: 40, refuse: phoneProblem },
  text: { max: 2_000 },
} as const satisfies Record<string, TextField>;

/** A picture that cannot be taken, by the name of its file. */
export type RefusedPicture = { name: string; reason: 'large' | 'not-a-picture' };

/**
 * The chosen files that cannot be taken, each once, so that people need not send them again to hear of the next.
 * @param isPicture whether its content is that of a picture; asked of files that are not too large
 */
export async function refusedPictures<T extends { name: string; size: number }>(
  files: readonly T[],
  isPicture: (file: T) => Promise<boolean>,
): Promise<RefusedPicture[]> {
  const reasons = await Promise.all(
    files.map(async (file) => {
      if (file.size > MAX_IMAGE_BYTES) return 'large' as const;
      return (await isPicture(file)) ? null : ('not-a-picture' as const);
    }),
  );
  return files.flatMap(({ name }, place) => {
    const reason = reasons[place];
    return reason ? [{ name: shownFileName(name), reason }] : [];
  });
}

const MAX_NAME = 60;

/** Its end, which tells one picture of a camera from the next. */
export function shownFileName(name: string): string {
  const legible = [...name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ').trim()];
  return legible.length > MAX_NAME ? `…${legible.slice(1 - MAX_NAME).join('')}` : legible.join('');
}
