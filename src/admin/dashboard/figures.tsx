import type { DashboardAnswer } from '@/contract/admin/dashboard';
import { officeDashboardWords } from '@/words/en/dashboard';
import { StatCard } from '../ui/stat-card';
import { type Card, cards, waitingCards } from './cards';

// Five cards fill their rows at every width; the long ones, late cash and revenue, get the room that is left.
const WAITING =
  'grid grid-cols-2 gap-3 max-md:[&>:last-child]:col-span-2 md:max-xl:[&>:nth-child(4)]:col-span-2 md:grid-cols-3 xl:grid-cols-5';
const WHOLE = 'grid grid-cols-2 gap-3 [&>:first-child]:col-span-2 md:grid-cols-3 xl:grid-cols-6';

/** What waits now, and how the shop is doing, from real data. */
export function Figures({ answer: { waiting, ...figures } }: { answer: DashboardAnswer }) {
  const all = { ...figures, ...waiting };
  const card = ({ figure, shown = String, ...rest }: Card) => (
    <StatCard key={figure} {...rest} value={shown(all[figure])} />
  );
  return (
    <>
      <section aria-labelledby="waiting-now" className="min-w-0">
        <h2 id="waiting-now" className="mb-3 font-semibold text-base">
          {officeDashboardWords.waitingNow}
        </h2>
        <dl className={WAITING}>{waitingCards().map(card)}</dl>
      </section>
      <section aria-labelledby="whole-shop" className="min-w-0">
        <h2 id="whole-shop" className="mb-3 font-semibold text-base">
          {officeDashboardWords.wholeShop}
        </h2>
        <dl className={WHOLE}>{cards().map(card)}</dl>
      </section>
    </>
  );
}
