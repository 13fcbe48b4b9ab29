import type { Boiler } from '@/contract/boilers';
import { boilersWords } from '@/words/fr/boilers/boilers';

/** What is known of a model besides its names; nothing at all if that is nothing. */
export function BoilerFacts({ boiler }: { boiler: Boiler }) {
  const { energy, power, aliases, plate_codes } = boiler;
  const facts = [
    [boilersWords.energy, energy === null ? '' : boilersWords.energies[energy]],
    [boilersWords.power, power === null ? '' : boilersWords.kilowatts(power)],
    [boilersWords.years, yearsOf(boiler)],
    [boilersWords.aliases, aliases.join(', ')],
    [boilersWords.plateCodes, plate_codes.join(', ')],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl aria-label={boilersWords.facts} className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-slate-600">{name}</dt>
          <dd className="break-words font-medium text-slate-900 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '1998 – 2005', 'depuis 1998', "jusqu'en 2005" or ''. */
function yearsOf({ year_from: from, year_to: to }: Boiler): string {
  if (from !== null && to !== null) return from === to ? String(from) : `${from} – ${to}`;
  if (from !== null) return boilersWords.from(from);
  return to === null ? '' : boilersWords.until(to);
}
