import { shop } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { Section } from '../layout/section';

export function Mission() {
  return (
    <Section id="mission" title={aboutWords.mission}>
      <div className="grid max-w-6xl gap-6 text-lg text-slate-700 leading-relaxed lg:grid-cols-2 lg:gap-12">
        <p>{aboutWords.missionProblem}</p>
        <p>{aboutWords.missionAnswer(shop.address)}</p>
      </div>
    </Section>
  );
}
