/** Where the pages of boilers and fault codes begin; `boiler-hrefs.ts` has the addresses below. */

export const BOILERS = '/chaudieres';
/** Where the rating plate is, brand by brand. */
export const PLATES = `${BOILERS}/plaque-signaletique`;

export const FAULTS = '/codes-erreur';
