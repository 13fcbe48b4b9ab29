import { BadgeCheck, Banknote, Boxes, Headset, PackageCheck, ShieldCheck, Truck, Wrench } from 'lucide-react';
import { formatListPrice } from '@/domain/money';
import { type Claims, claimed, claims, shop } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';

const { why } = homeWords;

/** Where a claim and the shop's working differ (delivery fee, cash only), the line below says how it really is. */
export function reasonsOf(claims: Claims) {
  const others = claimed(claims.otherPayments, () => why.otherPayments).join('');
  return [
    ...claimed(claims.quickDelivery, () => ({ Icon: Truck, title: why.delivery, text: why.deliveryText })),
    ...claimed(claims.originalParts, () => ({ Icon: BadgeCheck, title: why.original, text: why.originalText })),
    { Icon: Banknote, title: why.payment, text: why.paymentText(others) },
    ...claimed(claims.supportEveryDay, () => ({ Icon: Headset, title: why.support, text: why.supportText })),
    ...claimed(claims.freeDeliveryFrom, (dinars) => ({
      Icon: PackageCheck,
      title: why.freeDelivery(formatListPrice(dinars)),
      text: why.freeDeliveryText,
    })),
    ...claimed(claims.guaranteeYears, (years) => ({
      Icon: ShieldCheck,
      title: why.guarantee(shopWords.years(years)),
      text: why.guaranteeText,
    })),
    ...claimed(claims.references, (references) => ({
      Icon: Boxes,
      title: why.stock(references),
      text: why.stockText(shop.address),
    })),
    ...claimed(claims.approvedService, () => ({ Icon: Wrench, title: why.service, text: why.serviceText })),
  ];
}

export function WhyUs() {
  return (
    <Section id="pourquoi-nous" title={homeWords.why.title}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6 xl:grid-cols-4">
        {reasonsOf(claims).map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 sm:border-slate-200 sm:border-t sm:pt-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-blue-50 text-blue-900">
              <Icon aria-hidden className="size-5" />
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
