import { Banknote, type LucideIcon, Truck } from 'lucide-react';
import { claims } from '@/shop';
import { orderWords } from '@/words/fr/orders/orders';
import { sloganWords } from '@/words/fr/slogans';

/** Beside the button: how one pays, and how soon a part arrives if the shop claims it. */
export function Assurances() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-slate-700 text-sm">
      <Assurance Icon={Banknote} text={orderWords.payment.cod} />
      {claims.quick_delivery && <Assurance Icon={Truck} text={sloganWords.delivery} />}
    </ul>
  );
}

function Assurance({ Icon, text }: { Icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className="size-5 shrink-0 text-green-700" strokeWidth={1.5} />
      {text}
    </li>
  );
}
