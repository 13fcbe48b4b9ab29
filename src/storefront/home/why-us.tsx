import { BadgeCheck, Banknote, Headset, Truck } from 'lucide-react';
import { Section } from './section';

const REASONS = [
  { Icon: Truck, title: 'Livraison en 24-48h', text: 'Dans votre wilaya, au tarif annoncé avant de commander.' },
  { Icon: BadgeCheck, title: 'Pièces 100% originales', text: 'Neuves, des marques elles-mêmes, garanties 2 ans.' },
  { Icon: Banknote, title: 'Paiement à la livraison', text: 'Vous réglez le montant exact au livreur, rien avant.' },
  { Icon: Headset, title: 'Support 7j/7', text: 'Des spécialistes du chauffage vous aident à trouver la pièce.' },
];

export function WhyUs() {
  return (
    <Section id="pourquoi-nous" title="Pourquoi nous choisir">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4 rounded-xl bg-slate-50 p-5">
            <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-blue-900 text-white">
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-slate-600 text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
