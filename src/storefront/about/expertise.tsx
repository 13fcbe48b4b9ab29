import { claims } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { Section } from '../layout/section';
import { Figures } from '../ui/figures';

const FIGURES = [
  { value: aboutWords.since(claims.experienceSince), label: aboutWords.experience },
  { value: aboutWords.since(claims.heatingSince), label: aboutWords.heatingExpertise },
  { value: claims.references, label: aboutWords.references },
  { value: claims.customers, label: aboutWords.happyCustomers },
];

export function Expertise() {
  return (
    <Section id="expertise" title={aboutWords.expertise}>
      <p className="-mt-2 mb-8 max-w-3xl text-lg text-slate-700 leading-relaxed">
        {aboutWords.expertiseText(claims.heatingSince, claims.experienceSince)}
      </p>
      <Figures figures={FIGURES} />
    </Section>
  );
}
