export type SeedFaultCode = {
  /** the shop's name of the brand */
  brand: string;
  /** as the boiler displays it */
  code: string;
  /** boiler ranges that use it; without: most boilers of the brand with a display */
  ranges?: readonly string[];
  meaning: string;
  causes: readonly string[];
  /** in order; what a householder may do comes first */
  checks: readonly string[];
  /** names of the demonstration's categories where the likely part is found */
  categories?: readonly string[];
  /** references of demonstration products, made for this brand, that are the likely part */
  parts?: readonly string[];
  /** `to-check` if the meaning depends on the model or is not certain */
  confidence: 'confirmed' | 'to-check';
};

export type FaultRow = Omit<SeedFaultCode, 'brand'>;

/** The fault codes of a brand, which its rows need not repeat. */
export const ofBrand = (brand: string, rows: readonly FaultRow[]): readonly SeedFaultCode[] =>
  rows.map((row) => ({ brand, ...row }));
