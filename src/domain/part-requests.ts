/** Requests for parts that somebody did not find. */
import { phoneProblem } from './phone';
import type { TextField } from './text-field';

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
