/** What is typed about a courier in the back office. */
import type { Problem } from '../problem';
import { isBlank } from '../text';
import { shippedProfile } from './profiles';

/** Characters of the secret with which a courier signs its messages. */
export const MAX_SECRET = 200;

/** Characters of a courier's number for a parcel. */
export const MAX_TRACKING = 100;

/** Characters of a note on a parcel. */
export const MAX_PARCEL_NOTE = 500;

/** Characters of a profile's key. */
const MAX_KEY = 60;

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong with the key of a profile, or null. Whether there is such a profile is another question. */
export function profileKeyProblem(key: string | null | undefined): Problem | null {
  const text = (key ?? '').trim();
  if (text === '') return { code: 'required' };
  return text.length <= MAX_KEY && KEY.test(text) ? null : { code: 'profileKey' };
}

/** The same for a profile that the owner writes. */
export function ownProfileKeyProblem(key: string | null | undefined): Problem | null {
  const problem = profileKeyProblem(key);
  if (problem) return problem;
  return shippedProfile((key ?? '').trim()) ? { code: 'profileShipped' } : null;
}

/** Blank keeps the present secret. A courier signs with the very characters, so spaces around them are a mistake. */
export function secretProblem(secret: string | null | undefined): Problem | null {
  if (isBlank(secret)) return null;
  return secret === secret?.trim() ? null : { code: 'secretSpaces' };
}

/** Of a file that a courier sends. */
export const MAX_COURIER_FILE_MEGABYTES = 10;
export const MAX_COURIER_FILE_BYTES = MAX_COURIER_FILE_MEGABYTES * 1_000_000;
export const COURIER_FILE_TOO_LARGE: Problem = {
  code: 'courierFileTooLarge',
  values: { megabytes: MAX_COURIER_FILE_MEGABYTES },
};
