import { Check } from 'lucide-react';
import { claims } from '@/shop';
import { deliveryWords } from '@/words/fr/delivery';
import { Section } from '../layout/section';

const REASONS = [
  { title: 'Pièces 100% originales', text: 'Neuves et des marques elles-mêmes, avec leur référence fabricant.' },
  { title: `Garantie ${claims.guarantee}`, text: 'Sur les pièces et les appareils que nous vendons.' },
  { title: `Livraison en ${deliveryWords.time}`, text: 'Dans votre wilaya, aux frais affichés avant de commander.' },
  { title: 'Paiement à la livraison', text: 'Le montant exact, au livreur, colis en main.' },
  { title: 'Service après-vente agréé', text: 'Le même interlocuteur avant et après la réparation.' },
  { title: 'Support 7j/7', text: 'Une question un dimanche soir ? Écrivez, un spécialiste répond.' },
];

export function Reasons() {
  return (
    <Section id="raisons" title="Pourquoi nous choisir">
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-6 shrink-0 text-blue-900" strokeWidth={2.5} />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-slate-600">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
