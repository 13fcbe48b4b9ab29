import { claims } from '@/shop';
import { homeWords } from '@/words/fr/home';
import { shopWords } from '@/words/fr/shop';
import { Section } from '../layout/section';
import { Figures } from '../ui/figures';
import { QuoteCard } from '../ui/quote-card';
import { TESTIMONIALS } from './testimonial-data';

const FIGURES = [
  { value: shopWords.outOfFive(claims.rating), label: homeWords.reviews(claims.reviews) },
  { value: shopWords.percent(claims.recommendPercent), label: homeWords.recommend },
  { value: claims.customers, label: homeWords.happyCustomers },
  { value: claims.references, label: homeWords.references },
];

export function Testimonials() {
  return (
    <Section id="avis" title={homeWords.testimonialsTitle}>
      <Figures figures={FIGURES} />
      <ul className="mt-6 grid gap-4 sm:mt-8 md:grid-cols-2 lg:grid-cols-3">
        {TESTIMONIALS.map((testimonial) => (
          <li key={testimonial.name} className="max-sm:nth-[n+3]:hidden md:max-lg:last:col-span-2">
            <QuoteCard {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
