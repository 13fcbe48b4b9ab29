import { CircleCheck, CircleHelp } from 'lucide-react';
import { boilersWords } from '@/words/fr/boilers';

/** 'Compatible' for a verified row only, else 'À vérifier'. */
export function ConfidenceBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return isConfirmed ? (
    <span className="inline-flex items-center gap-1 font-medium text-green-800 text-sm">
      <CircleCheck aria-hidden className="size-4" />
      {boilersWords.compatible}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1 font-medium text-amber-800 text-sm">
      <CircleHelp aria-hidden className="size-4" />
      {boilersWords.toCheck}
    </span>
  );
}
