import { Camera, ListChecks, TriangleAlert } from 'lucide-react';
import { FAULTS } from '@/domain/boilers/boiler-pages';
import { homeWords } from '@/words/fr/home';
import { PAGE_WIDTH } from '../layout/page-width';
import { ShopLink } from '../ui/shop-link';

const { waysIn } = homeWords;

const ways = () => [
  { href: FAULTS, Icon: TriangleAlert, title: waysIn.fault, text: waysIn.faultText },
  { href: '/commande-rapide', Icon: ListChecks, title: waysIn.list, text: waysIn.listText },
  { href: '/demande-piece', Icon: Camera, title: waysIn.photo, text: waysIn.photoText },
];

/** The ways to a part for visitors who have a fault code, a list of numbers or only a photograph. */
export function WaysIn() {
  return (
    <nav aria-label={waysIn.title} className="border-slate-200 border-b bg-slate-50">
      <ul className={`${PAGE_WIDTH} grid md:grid-cols-3 md:gap-x-6`}>
        {ways().map(({ href, Icon, title, text }) => (
          <li key={href} className="border-slate-200 max-md:not-last:border-b">
            <ShopLink href={href} className="group flex min-h-13 items-center gap-3 py-1.5 md:py-4">
              <Icon aria-hidden className="size-6 shrink-0 text-blue-900" strokeWidth={1.75} />
              <span className="min-w-0 leading-tight">
                <span className="block font-semibold text-slate-900 text-sm group-hover:text-blue-900 group-hover:underline sm:text-base">
                  {title}
                </span>
                <span className="mt-0.5 block text-slate-600 text-sm">{text}</span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
