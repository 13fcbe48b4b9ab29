import { type Claims, claimed } from '@/domain/settings/claims';
import { claims } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { Section } from '../layout/section';
import { Figures } from '../ui/figures';

export function figuresOf(claims: Claims) {
  return [
    ...claimed(claims.experience_since, (year) => ({ value: aboutWords.since(year), label: aboutWords.experience })),
    ...claimed(claims.heating_since, (year) => ({ value: aboutWords.since(year), label: aboutWords.heatingExpertise })),
    ...claimed(claims.references, (value) => ({ value, label: aboutWords.references })),
    ...claimed(claims.customers, (value) => ({ value, label: aboutWords.happyCustomers })),
  ];
}

export function expertiseOf(claims: Claims): string {
  const years = [
    ...claimed(claims.heating_since, aboutWords.heatingSince),
    ...claimed(claims.experience_since, aboutWords.experienceSince),
  ];
  return [
    aboutWords.fields(years.join(', ') || aboutWords.ourFields),
    ...claimed(claims.approved_service, () => aboutWords.approvedService),
    aboutWords.advisers,
  ].join(' ');
}

export function Expertise() {
  return (
    <Section id="expertise" title={aboutWords.expertise}>
      <p className="-mt-2 mb-8 max-w-3xl text-lg text-slate-700 leading-relaxed">{expertiseOf(claims)}</p>
      <Figures figures={figuresOf(claims)} />
    </Section>
  );
}
