import { Check } from 'lucide-react';
import { claims } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';

const REASONS = [
  { title: aboutWords.reasons.original, text: aboutWords.reasons.originalText },
  {
    title: aboutWords.reasons.guarantee(shopWords.years(claims.guaranteeYears)),
    text: aboutWords.reasons.guaranteeText,
  },
  { title: aboutWords.reasons.delivery, text: aboutWords.reasons.deliveryText },
  { title: aboutWords.reasons.payment, text: aboutWords.reasons.paymentText },
  { title: aboutWords.reasons.service, text: aboutWords.reasons.serviceText },
  { title: aboutWords.reasons.support, text: aboutWords.reasons.supportText },
];

export function Reasons() {
  return (
    <Section id="raisons" title={aboutWords.reasons.title}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ title, text }) => (
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
