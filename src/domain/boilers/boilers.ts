/** Boilers: what a model and a fitment say. Pure. */

export const ENERGIES = ['gas', 'oil', 'electric', 'solid'] as const;
export type Energy = (typeof ENERGIES)[number];

/** `confirmed`: shown as compatible. `to-check`: plausible, shown as not verified. */
export const CONFIDENCES = ['confirmed', 'to-check'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Characters of a brand, a range, a model, a position, a qualifier, a serial number. */
export const MAX_BOILER_TEXT = 120;
/** Years in which boilers were made. */
export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2100;
/** Aliases of a model, and codes on its plate. */
export const MAX_BOILER_TEXTS = 30;
/** Kilowatts of the largest boiler. */
export const MAX_POWER = 10_000;
/** Pieces of a part in one boiler. */
export const MAX_FITTED = 99;

export type BoilerName = { brand: string; range: string; name: string };

/** As people read it: 'Saunier Duval Themaclassic C 24 E'. */
export function boilerName({ brand, range, name }: BoilerName): string {
  return `${brand} ${range} ${name}`;
}
