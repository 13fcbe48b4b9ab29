import { heatSymptoms } from './heat';
import type { SeedSymptom } from './symptom';
import { laterWaterSymptoms, waterSymptoms } from './water';

/**
 * The symptoms that every shop starts with, by the mark that a shop has once they were added. New ones need a new mark: those that an
 * editor has deleted do not come back.
 */
export const symptomsByMark: readonly (readonly [mark: string, symptoms: readonly SeedSymptom[]])[] = [
  ['symptoms', [...waterSymptoms, ...heatSymptoms]],
  ['symptoms-2', laterWaterSymptoms],
];
