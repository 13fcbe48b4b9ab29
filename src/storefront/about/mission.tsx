import { shop } from '@/shop';
import { deliveryWords } from '@/words/fr/delivery';
import { Section } from '../layout/section';

export function Mission() {
  return (
    <Section id="mission" title="Notre mission">
      <div className="grid max-w-6xl gap-6 text-lg text-slate-700 leading-relaxed lg:grid-cols-2 lg:gap-12">
        <p>
          Une chaudière en panne, c'est une maison froide. Trop souvent, la réparation attend une pièce que personne ne
          trouve, ou bien une copie qui ne tient pas l'hiver.
        </p>
        <p>
          Nous rassemblons les pièces d'origine des grandes marques, nous les décrivons avec les mots du métier et leur
          référence exacte, et nous les livrons en {deliveryWords.time} depuis {shop.address}. Vous payez quand le colis
          est là.
        </p>
      </div>
    </Section>
  );
}
