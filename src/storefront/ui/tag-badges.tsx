import { commonWords } from '@/words/fr/common';

const SHOWN = 2;

const BADGE = 'max-w-full truncate rounded bg-slate-100 px-2 py-0.5 font-medium text-slate-700 text-xs';

/** A product's brands: at most two, then '+N'. */
export function TagBadges({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const hidden = names.slice(SHOWN);
  return (
    <ul aria-label={commonWords.brands} className="flex min-w-0 flex-wrap gap-1">
      {names.slice(0, SHOWN).map((name) => (
        <li key={name} className={BADGE}>
          {name}
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={BADGE} title={hidden.join(', ')}>
          +{hidden.length}
        </li>
      )}
    </ul>
  );
}
