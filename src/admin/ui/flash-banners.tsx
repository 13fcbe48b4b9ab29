import type { Flash, Shown } from '../lib/flashes';
import { Banner } from './banner';

export type FlashBannersProps = {
  /** `about` comes first, when a message is shown elsewhere than where it was caused */
  flashes: readonly (Shown<Flash> & { about?: string | null })[];
};

/** Messages laid over the content, so that nothing moves under a finger as they come and go. */
export function FlashBanners({ flashes }: FlashBannersProps) {
  return (
    <div className="pointer-events-none sticky top-2 z-20 h-0">
      <div className="absolute inset-x-0 top-0 grid gap-2">
        {flashes.map(({ key, kind, text, about = null }) => (
          <div key={key} className="rounded-lg shadow-lg">
            <Banner kind={kind} text={text} about={about} />
          </div>
        ))}
      </div>
    </div>
  );
}
