type Confidence = 'confirmed' | 'to-check';

type Boilers = {
  brand: string;
  range: string;
  /** names of models; absent for every model of the range */
  models?: readonly string[];
  /** where in the boiler it goes, in French */
  position?: string;
  /** condition under which it fits, in French */
  qualifier?: string;
  /** serial numbers that it fits; null at an open end */
  serials?: readonly [from: string | null, to: string | null];
  /** pieces in one boiler */
  quantity?: number;
  confidence: Confidence;
};

export type SeedFitment = {
  /** the product's reference, or its exact title if it has no reference */
  part: string;
  boilers: readonly Boilers[];
};

type Details = Omit<Boilers, 'brand' | 'range' | 'confidence'>;

const rows =
  (confidence: Confidence) =>
  (brand: string, range: string, details: Details = {}): Boilers => ({ brand, range, ...details, confidence });

/** Models or a range that the product's own title or description names. */
export const confirmed = rows('confirmed');

/** Models that are only plausible, among them those of a family named without its range: "Nike" for "Nike Star". */
export const toCheck = rows('to-check');

/** What one part fits. The shared details are those of every row that has no other. */
export const fitment = (
  part: string,
  boilers: readonly Boilers[],
  shared: Omit<Details, 'models'> = {},
): SeedFitment => ({ part, boilers: boilers.map((row) => ({ ...shared, ...row })) });
