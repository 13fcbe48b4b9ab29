import { BadgeCheck, Headset, Truck } from 'lucide-react';
import { claims } from '@/shop';
import { sloganWords } from '@/words/fr/slogans';
import { ContactLinks } from './contact-links';
import { PAGE_WIDTH } from './page-width';
import { slogansOf } from './slogans';

const SLOGAN_ICONS = { delivery: Truck, parts: BadgeCheck, support: Headset };

/** Phones, address and slogans; the narrowest screens keep the phones, the menu has the rest. */
export function TopBar() {
  return (
    <div className="on-dark bg-blue-950 text-blue-50 text-sm">
      <div className={`${PAGE_WIDTH} flex h-9 items-center justify-between gap-6`}>
        <address className="flex flex-1 items-center justify-between gap-6 whitespace-nowrap not-italic md:justify-start">
          <ContactLinks
            link="flex h-9 items-center gap-2 hover:underline"
            mail="hidden h-9 items-center gap-2 hover:underline md:flex"
          />
        </address>
        <ul className="hidden items-center gap-6 whitespace-nowrap xl:flex">
          {slogansOf(claims).map((slogan) => {
            const Icon = SLOGAN_ICONS[slogan];
            return (
              <li key={slogan} className="flex items-center gap-2">
                <Icon aria-hidden className="size-4 text-orange-300" />
                {sloganWords[slogan]}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
