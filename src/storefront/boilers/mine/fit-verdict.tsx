'use client';

import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { boilerName, type Confidence, fitVerdict } from '@/domain/boilers';
import { boilerFitWords } from '@/words/fr/boiler-fit';
import { useMyBoiler } from './my-boiler';

const LOOKS = {
  compatible: { Icon: CircleCheck, color: 'text-green-800' },
  toCheck: { Icon: CircleHelp, color: 'text-amber-800' },
  notMeant: { Icon: CircleX, color: 'text-red-800' },
} as const;

type FitVerdictProps = {
  fits: readonly { slug: string; confidence: Confidence }[];
  /** what is said until a boiler is chosen, in the same place */
  children: ReactNode;
};

/** What the part's rows say of the visitor's boiler. */
export function FitVerdict({ fits, children }: FitVerdictProps) {
  const boiler = useMyBoiler();
  const verdict = boiler && fitVerdict(fits, boiler.slug);
  if (!boiler || verdict === null || verdict === 'unknown') return children;
  const { Icon, color } = LOOKS[verdict];
  return (
    <p className={`flex items-start gap-2 font-semibold ${color}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {boilerFitWords[verdict](boilerName(boiler))}
    </p>
  );
}
