import { ContactCards } from './contact-cards';
import { OpeningHours } from './opening-hours';

/** How the shop is reached, and when. */
export function WaysToReachUs() {
  return (
    <div className="grid gap-4">
      <ContactCards />
      <OpeningHours />
    </div>
  );
}
