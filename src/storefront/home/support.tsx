import { claims, shop } from '@/shop';
import { WaysToReachUs } from '../contact/ways-to-reach-us';
import { Section } from '../layout/section';

/** For those who do not know which part they need. */
export function Support() {
  return (
    <Section id="aide" title="Contact et assistance" more={{ href: '/contactus', label: 'Nous écrire' }}>
      <p className="-mt-3 mb-6 max-w-3xl text-slate-700">
        Vous ne trouvez pas votre pièce ? Relevez le modèle sur la plaque signalétique de la chaudière et contactez-nous
        : nous l'identifions avec vous, avec une réponse sous {claims.replyWithin}. Siège à {shop.address}.
      </p>
      <WaysToReachUs />
    </Section>
  );
}
