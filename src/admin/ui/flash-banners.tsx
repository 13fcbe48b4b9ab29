import { cx } from '@/client/classes';
import type { Flash, Shown } from '../lib/flashes';
import { Banner } from './banner';

export type FlashBannersProps = {
  /** `about` comes first, when a message is shown elsewhere than where it was caused */
  flashes: readonly (Shown<Flash> & { about?: string | null })[];
  /** on a phone at the foot of the window: what follows in the page is a control, which they would cover */
  isAtFoot?: boolean;
};

/** Messages laid over the content, so that nothing moves under a finger as they come and go. */
export function FlashBanners({ flashes, isAtFoot = false }: FlashBannersProps) {
  return (
    <div className="pointer-events-none sticky top-2 z-20 h-0">
      <div
        className={cx(
          'absolute inset-x-0 top-0 grid gap-2',
          isAtFoot && 'max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-4',
        )}
      >
        {flashes.map(({ key, kind, text, about = null }) => (
          <div key={key} className="rounded-lg shadow-lg">
            <Banner kind={kind} text={text} about={about} />
          </div>
        ))}
      </div>
    </div>
  );
}
