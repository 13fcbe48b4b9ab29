'use client';

import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fitting } from '@/domain/boilers/fit-verdict';
import { fitVerdictWords } from '@/words/fr/boilers/fit-verdict';
import { useMyFit } from './use-my-fit';

const LOOKS = {
  compatible: { Icon: CircleCheck, color: 'text-green-800' },
  toCheck: { Icon: CircleHelp, color: 'text-amber-800' },
  notMeant: { Icon: CircleX, color: 'text-red-800' },
} as const;

type FitVerdictProps = {
  fitting: Fitting;
  /** what is said until a boiler is chosen, in the same place */
  children: ReactNode;
};

/** What the part's rows say of the visitor's boiler. */
export function FitVerdict({ fitting, children }: FitVerdictProps) {
  const fit = useMyFit(fitting);
  if (!fit || fit.verdict === 'unknown') return children;
  const { Icon, color } = LOOKS[fit.verdict];
  return (
    <p className={`flex items-start gap-2 font-semibold ${color}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {fitVerdictWords[fit.verdict](fit.name)}
    </p>
  );
}
