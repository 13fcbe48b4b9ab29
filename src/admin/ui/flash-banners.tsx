import type { Flash, Shown } from '../lib/flashes';
import { Banner } from './banner';

export type FlashBannersProps = {
  /** `about` is said first, where a message is read elsewhere than it was told */
  flashes: readonly (Shown<Flash> & { about?: string | null })[];
};

/** What has just worked, or has not, over the content: nothing moves under a finger as it comes and goes. */
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
