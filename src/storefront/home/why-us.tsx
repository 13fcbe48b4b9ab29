import { BadgeCheck, Banknote, Boxes, Headset, PackageCheck, ShieldCheck, Truck, Wrench } from 'lucide-react';
import { formatListPrice } from '@/domain/money';
import { claims, shop } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';

/** Where a slogan and the shop's working differ (delivery fee, cash only), the line below says how it really is. */
const REASONS = [
  { Icon: Truck, title: homeWords.why.delivery, text: homeWords.why.deliveryText },
  { Icon: BadgeCheck, title: homeWords.why.original, text: homeWords.why.originalText },
  {
    Icon: Banknote,
    title: homeWords.why.payment,
    text: homeWords.why.paymentText,
  },
  { Icon: Headset, title: homeWords.why.support, text: homeWords.why.supportText },
  {
    Icon: PackageCheck,
    title: homeWords.why.freeDelivery(formatListPrice(claims.freeDeliveryFrom)),
    text: homeWords.why.freeDeliveryText,
  },
  {
    Icon: ShieldCheck,
    title: homeWords.why.guarantee(shopWords.years(claims.guaranteeYears)),
    text: homeWords.why.guaranteeText,
  },
  {
    Icon: Boxes,
    title: homeWords.why.stock(claims.references),
    text: homeWords.why.stockText(shop.address),
  },
  { Icon: Wrench, title: homeWords.why.service, text: homeWords.why.serviceText },
];

export function WhyUs() {
  return (
    <Section id="pourquoi-nous" title={homeWords.why.title}>
      <ul className="grid gap-x-4 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 sm:gap-4 sm:rounded-xl sm:bg-slate-50 sm:p-5">
            <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-blue-900 text-white sm:size-12">
              <Icon aria-hidden className="size-5 sm:size-6" />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-slate-600 text-sm sm:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
