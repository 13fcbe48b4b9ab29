import { isBlank } from './text';

/** A blank postal code is sent and stored as this literal. */
export const UNSET_POSTAL_CODE = 'unset';

export function postalCodeOrUnset(code: string | null | undefined): string {
  return isBlank(code) ? UNSET_POSTAL_CODE : (code ?? '').trim();
}

/** The code for people; null if it is unset. */
export function readablePostalCode(code: string | null | undefined): string | null {
  return isBlank(code) || code === UNSET_POSTAL_CODE ? null : (code ?? null);
}
