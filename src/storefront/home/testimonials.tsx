import { claims } from '@/shop';
import { Section } from '../layout/section';
import { Figures } from '../ui/figures';
import { QuoteCard } from '../ui/quote-card';
import { TESTIMONIALS } from './testimonial-data';

const FIGURES = [
  { value: claims.rating, label: `sur ${claims.reviews} avis` },
  { value: claims.recommend, label: 'de nos clients nous recommandent' },
  { value: claims.customers, label: 'clients satisfaits' },
  { value: claims.references, label: 'références en stock' },
];

export function Testimonials() {
  return (
    <Section id="avis" title="Ce que disent nos clients">
      <Figures figures={FIGURES} />
      <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {TESTIMONIALS.map((testimonial) => (
          <li key={testimonial.name} className="md:max-lg:last:col-span-2">
            <QuoteCard {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
