import type { Statistics } from '@/contract/orders';
import { StatCard } from '../ui/stat-card';
import { CARDS } from './cards';

/** The figures of the dashboard, from real data. */
export function Figures({ figures }: { figures: Statistics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {CARDS.map(({ figure, shown = String, ...card }) => (
        <StatCard key={figure} {...card} value={shown(figures[figure])} />
      ))}
    </dl>
  );
}
