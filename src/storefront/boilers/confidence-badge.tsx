import { CircleCheck, CircleHelp } from 'lucide-react';
import { confidenceWords } from '@/words/fr/boilers/confidence';

type ConfidenceBadgeProps = {
  isConfirmed: boolean;
  /** where the page is not about one model alone */
  model?: string | null;
};

/** 'Compatible' or 'Convient à {model}' for a verified row only, else 'À vérifier'. */
export function ConfidenceBadge({ isConfirmed, model = null }: ConfidenceBadgeProps) {
  const [Icon, color] = isConfirmed ? [CircleCheck, 'text-green-800'] : [CircleHelp, 'text-amber-800'];
  return (
    <span className={`inline-flex items-start gap-1 font-medium text-sm leading-5 ${color}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{textOf(isConfirmed, model)}</span>
    </span>
  );
}

function textOf(isConfirmed: boolean, model: string | null): string {
  if (model === null) return isConfirmed ? confidenceWords.confirmed : confidenceWords.unchecked;
  return isConfirmed ? confidenceWords.fitsModel(model) : confidenceWords.toCheck(model);
}
