import type { Danger } from '@/domain/boilers/symptoms';

export type SeedSymptom = {
  slug: string;
  title: string;
  summary: string;
  danger: Danger;
  /** what people type */
  phrases: readonly string[];
  /** the most frequent first */
  causes: readonly string[];
  checks: readonly string[];
  /** names of categories, the likeliest first */
  categories: readonly string[];
};
