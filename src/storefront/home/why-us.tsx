import { BadgeCheck, Banknote, Boxes, Headset, PackageCheck, ShieldCheck, Truck, Wrench } from 'lucide-react';
import { claims, shop } from '@/shop';
import { deliveryWords } from '@/words/fr/delivery';
import { Section } from '../layout/section';

/** Where a slogan and the shop's working differ (delivery fee, cash only), the line below says how it really is. */
const REASONS = [
  {
    Icon: Truck,
    title: `Livraison en ${deliveryWords.time}`,
    text: 'Dans votre wilaya, au tarif annoncé avant de commander.',
  },
  { Icon: BadgeCheck, title: 'Pièces 100% originales', text: 'Neuves, des marques elles-mêmes, jamais des copies.' },
  {
    Icon: Banknote,
    title: 'Paiement à la livraison',
    text: 'Le montant exact, au livreur. Carte, PayPal ou virement bancaire : bientôt disponibles.',
  },
  { Icon: Headset, title: 'Support 7j/7', text: 'Des spécialistes du chauffage vous aident à trouver la pièce.' },
  {
    Icon: PackageCheck,
    title: `Livraison gratuite dès ${claims.freeDeliveryFrom}`,
    text: "Selon l'offre en cours dans votre wilaya ; vos frais s'affichent avant la confirmation.",
  },
  {
    Icon: ShieldCheck,
    title: `Garantie ${claims.guarantee}`,
    text: 'Sur les pièces et les appareils que nous vendons.',
  },
  {
    Icon: Boxes,
    title: `${claims.references} références en stock`,
    text: `Pièces et accessoires, au départ de ${shop.address}.`,
  },
  { Icon: Wrench, title: 'Service après-vente agréé', text: 'Un interlocuteur avant, pendant et après la réparation.' },
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
