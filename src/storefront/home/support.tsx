import { claimed } from '@/domain/settings/claims';
import { claims, shop } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { shopWords } from '@/words/fr/shop';
import { ContactCards } from '../contact/contact-cards';
import { OpeningHours } from '../contact/opening-hours';
import { Section } from '../layout/section';

/** Help for visitors who do not know which part they need. */
export function Support() {
  return (
    <Section id="aide" title={homeWords.support} more={{ href: '/contactus', label: homeWords.writeUs }}>
      <p className="-mt-1 mb-3 max-w-3xl text-slate-700 text-sm sm:-mt-3 sm:mb-6 sm:text-base">
        {homeWords.supportText(claimed(claims.reply_hours, shopWords.hours)[0] ?? null, shop.address)}
      </p>
      <ContactCards isShortOnPhones />
      <div className="mt-4 max-sm:hidden">
        <OpeningHours />
      </div>
    </Section>
  );
}
