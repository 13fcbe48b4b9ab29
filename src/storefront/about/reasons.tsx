import { Check } from 'lucide-react';
import { type Claims, claimed } from '@/domain/settings/claims';
import { claims } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';

const { reasons } = aboutWords;

export function reasonsOf(claims: Claims) {
  return [
    ...claimed(claims.original_parts, () => ({ title: reasons.original, text: reasons.originalText })),
    ...claimed(claims.guarantee_years, (years) => ({
      title: reasons.guarantee(shopWords.years(years)),
      text: reasons.guaranteeText,
    })),
    ...claimed(claims.quick_delivery, () => ({ title: reasons.delivery, text: reasons.deliveryText })),
    { title: reasons.payment, text: reasons.paymentText },
    ...claimed(claims.approved_service, () => ({ title: reasons.service, text: reasons.serviceText })),
    ...claimed(claims.support_every_day, () => ({ title: reasons.support, text: reasons.supportText })),
  ];
}

export function Reasons() {
  return (
    <Section id="raisons" title={aboutWords.reasons.title}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {reasonsOf(claims).map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-6 shrink-0 text-blue-900" strokeWidth={2.5} />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-slate-600">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
