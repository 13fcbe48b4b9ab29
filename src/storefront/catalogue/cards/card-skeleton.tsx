import { cx } from '@/client/classes';
import { CARD, ProductGrid } from './card-parts';

const SKELETON_CARDS = 10;
const BAR = 'rounded bg-slate-200';

/** Ten cards of the final size, shown when the first products are still on their way. */
export function ListingSkeleton() {
  return (
    <div aria-hidden data-testid="listing-skeleton" className="motion-safe:animate-pulse">
      <ProductGrid>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten equal cards that never change places
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className={CARD.box}>
      <div className={CARD.picture}>
        <div className={cx('aspect-square w-full', BAR)} />
      </div>
      <div className={CARD.text}>
        <div className={cx('h-10', BAR)} />
        <div className={cx('h-5 w-2/3', BAR)} />
        <div className={cx('h-10', BAR)} />
      </div>
      <div className={CARD.foot}>
        <div className="w-2/5">
          <div className={cx('h-7', BAR)} />
          <div className="h-5" />
        </div>
        <div className={cx(CARD.button, 'h-11', BAR)} />
      </div>
    </div>
  );
}
