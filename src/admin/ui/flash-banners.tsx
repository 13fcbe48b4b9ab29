import type { Flash } from '../lib/use-flash';
import { Banner } from './banner';

/** What has just worked, or has not, over the content: nothing moves under a finger as it comes and goes. */
export function FlashBanner({ flash }: { flash: Flash | null }) {
  return (
    <div className="pointer-events-none sticky top-2 z-20 h-0">
      {flash && (
        <div className="absolute inset-x-0 top-0 rounded-lg shadow-lg">
          <Banner kind={flash.kind} text={flash.text} />
        </div>
      )}
    </div>
  );
}
