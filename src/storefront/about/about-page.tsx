import { claims } from '@/shop';
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
      <Section id="nous-contacter" title="Nous contacter">
        <p className="-mt-3 mb-6 text-slate-700">
          Écrivez, appelez, envoyez une photo : réponse sous {claims.replyWithin}.
        </p>
        <WaysToReachUs />
      </Section>
      <Legal />
    </main>
  );
}
