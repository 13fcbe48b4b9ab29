import type { FaultsAnswer } from '@/contract/boilers';
import { faultHref } from '@/domain/boilers/boiler-hrefs';
import { ShopLink } from '@/storefront/ui/shop-link';

/** The codes of a brand with their meanings. */
export function FaultList({ brand: { slug, codes } }: { brand: FaultsAnswer['brands'][number] }) {
  return (
    <ul className="max-w-4xl divide-y divide-slate-200 border-slate-200 border-y">
      {codes.map(({ code, key, meaning }) => (
        <li key={key}>
          <ShopLink
            href={faultHref({ brandSlug: slug, key })}
            className="group grid min-h-12 grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-4 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <span className="break-words font-bold text-blue-900 text-lg tabular-nums group-hover:underline">
              {code}
            </span>
            <span className="break-words text-slate-800 group-hover:text-blue-900">{meaning}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
