import { claims } from '@/shop';
import { Section } from '../layout/section';
import { Figures } from '../ui/figures';

const FIGURES = [
  { value: `Depuis ${claims.experienceSince}`, label: 'expérience du métier' },
  { value: `Depuis ${claims.heatingSince}`, label: 'expertise en chauffage' },
  { value: claims.references, label: 'références en stock' },
  { value: claims.customers, label: 'clients satisfaits' },
];

export function Expertise() {
  return (
    <Section id="expertise" title="Notre expertise">
      <p className="-mt-2 mb-8 max-w-3xl text-lg text-slate-700 leading-relaxed">
        Expertise en chauffage depuis {claims.heatingSince}, expérience du métier depuis {claims.experienceSince} : gaz,
        fioul et condensation, régulation, hydraulique, plancher chauffant. Notre service après-vente est agréé, et nos
        conseillers lisent un éclaté aussi bien qu'une plaque signalétique.
      </p>
      <Figures figures={FIGURES} />
    </Section>
  );
}
