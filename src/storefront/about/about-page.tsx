import { claimed } from '@/domain/settings/claims';
import { claims, shop } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { shopWords } from '@/words/fr/shop';
import { WaysToReachUs } from '../contact/contact-cards';
import { Section } from '../layout/section';
import { AboutHero } from './about-hero';
import { Expertise } from './expertise';
import { Legal } from './legal';
import { Reasons } from './reasons';
import { Team } from './team';

export function AboutPage() {
  return (
    <main id="contenu" tabIndex={-1}>
      <AboutHero />
      <Mission />
      <Expertise />
      <Reasons />
      <Team />
      <Section id="nous-contacter" title={aboutWords.contact}>
        <p className="-mt-3 mb-6 text-slate-700">
          {aboutWords.contactHint(claimed(claims.reply_hours, shopWords.hours)[0] ?? null)}
        </p>
        <WaysToReachUs />
      </Section>
      <Legal />
    </main>
  );
}

function Mission() {
  return (
    <Section id="mission" title={aboutWords.mission}>
      <div className="grid max-w-6xl gap-6 text-lg text-slate-700 leading-relaxed lg:grid-cols-2 lg:gap-12">
        <p>{aboutWords.missionProblem}</p>
        <p>{aboutWords.missionAnswer(shop.address)}</p>
      </div>
    </Section>
  );
}
