import { heatSymptoms } from './heat';
import type { SeedSymptom } from './symptom';
import { waterSymptoms } from './water';

/** The symptoms that every shop starts with. */
export const symptoms: readonly SeedSymptom[] = [...waterSymptoms, ...heatSymptoms];
