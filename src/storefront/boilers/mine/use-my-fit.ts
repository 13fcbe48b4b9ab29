'use client';

import { boilerName } from '@/domain/boilers/boilers';
import { type Fitting, type FitVerdict, partVerdict } from '@/domain/boilers/fit-verdict';
import { fitVerdictWords } from '@/words/fr/boilers/fit-verdict';
import { type MyBoiler, useMyBoiler } from './my-boiler';

export type MyFit = {
  boiler: MyBoiler;
  /** the boiler as people read it */
  name: string;
  verdict: FitVerdict;
};

/** That of a part that is not a verified one for the visitor's boiler. */
export type DoubtfulFit = MyFit & { verdict: Exclude<FitVerdict, 'compatible'> };

/** What is said of a product and the visitor's boiler; null without a boiler, for no part, and while the product is not known. */
export function useMyFit(product: Fitting | undefined): MyFit | null {
  const boiler = useMyBoiler();
  const verdict = boiler && product ? partVerdict(product, boiler.slug) : null;
  return boiler && verdict ? { boiler, name: boilerName(boiler), verdict } : null;
}

export function isDoubtful(fit: MyFit | null): fit is DoubtfulFit {
  return fit !== null && fit.verdict !== 'compatible';
}

/** A warning in one line; null for a verified part. */
export function fitWarning(fit: MyFit | null): string | null {
  if (!isDoubtful(fit)) return null;
  return fit.verdict === 'notMeant' ? fitVerdictWords.notMeant(fit.name) : fitVerdictWords.toCheck(fit.name);
}
