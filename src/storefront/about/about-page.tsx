import { claims } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { shopWords } from '@/words/fr/shop';
import { WaysToReachUs } from '../contact/ways-to-reach-us';
import { Section } from '../layout/section';
import { AboutHero } from './about-hero';
import { Expertise } from './expertise';
import { Legal } from './legal';
import { Mission } from './mission';
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
        <p className="-mt-3 mb-6 text-slate-700">{aboutWords.contactHint(shopWords.hours(claims.replyHours))}</p>
        <WaysToReachUs />
      </Section>
      <Legal />
    </main>
  );
}
