import { BadgeCheck, Banknote, Boxes, Headset, PackageCheck, ShieldCheck, Truck, Wrench } from 'lucide-react';
import { formatListPrice } from '@/domain/price-texts';
import { type Claims, claimed } from '@/domain/settings/claims';
import { claims, shop } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';

const { why } = homeWords;

/** Where a claim and the shop's working differ (delivery fee, cash only), the line below says how it really is. */
export function reasonsOf(claims: Claims) {
  const others = claimed(claims.other_payments, () => why.otherPayments).join('');
  return [
    ...claimed(claims.quick_delivery, () => ({ Icon: Truck, title: why.delivery, text: why.deliveryText })),
    ...claimed(claims.original_parts, () => ({ Icon: BadgeCheck, title: why.original, text: why.originalText })),
    { Icon: Banknote, title: why.payment, text: why.paymentText(others) },
    ...claimed(claims.support_every_day, () => ({ Icon: Headset, title: why.support, text: why.supportText })),
    ...claimed(claims.free_delivery_from, (dinars) => ({
      Icon: PackageCheck,
      title: why.freeDelivery(formatListPrice(dinars)),
      text: why.freeDeliveryText,
    })),
    ...claimed(claims.guarantee_years, (years) => ({
      Icon: ShieldCheck,
      title: why.guarantee(shopWords.years(years)),
      text: why.guaranteeText,
    })),
    ...claimed(claims.references, (references) => ({
      Icon: Boxes,
      title: why.stock(references),
      text: why.stockText(shop.address),
    })),
    ...claimed(claims.approved_service, () => ({ Icon: Wrench, title: why.service, text: why.serviceText })),
  ];
}

export function WhyUs() {
  return (
    <Section id="pourquoi-nous" title={homeWords.why.title}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 sm:gap-y-6 xl:grid-cols-4">
        {reasonsOf(claims).map(({ Icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2 border-slate-200 border-t pt-2.5 sm:gap-x-3 sm:pt-4"
          >
            <span className="text-blue-900 sm:row-span-2 sm:grid sm:size-10 sm:place-items-center sm:rounded-lg sm:bg-blue-50">
              <Icon aria-hidden className="size-5" />
            </span>
            <h3 className="font-semibold text-sm leading-5 sm:text-base sm:leading-6">{title}</h3>
            <p className="mt-1 text-[0.8125rem] text-slate-600 leading-[1.125rem] max-sm:col-span-2 sm:text-sm sm:leading-5">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
