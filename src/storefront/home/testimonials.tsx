import { type Claims, claimed } from '@/domain/settings/claims';
import { claims } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';
import { Figures } from '../ui/figures';
import { QuoteCard } from '../ui/quote-card';
import { TESTIMONIALS } from './testimonial-data';

export function figuresOf(claims: Claims) {
  return [
    ...claimed(claims.rating, ({ value, reviews }) => ({
      value: shopWords.outOfFive(value),
      label: homeWords.reviews(reviews),
    })),
    ...claimed(claims.recommend_percent, (value) => ({ value: shopWords.percent(value), label: homeWords.recommend })),
    ...claimed(claims.customers, (value) => ({ value, label: homeWords.happyCustomers })),
    ...claimed(claims.references, (value) => ({ value, label: homeWords.references })),
  ];
}

export function Testimonials() {
  if (!claims.testimonials) return null;
  return (
    <Section id="avis" title={homeWords.testimonialsTitle}>
      <Figures figures={figuresOf(claims)} />
      <ul className="mt-5 grid gap-3 sm:mt-8 sm:gap-4 md:grid-cols-2 lg:grid-cols-3">
        {TESTIMONIALS.map((testimonial) => (
          <li key={testimonial.name} className="max-sm:nth-[n+3]:hidden md:max-lg:last:col-span-2">
            <QuoteCard {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
