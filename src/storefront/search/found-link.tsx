import { ChevronRight, type LucideIcon } from 'lucide-react';
import { ShopLink } from '@/storefront/ui/shop-link';

type FoundLinkProps = {
  href: string;
  title: string;
  text: string;
  icon: LucideIcon;
  /** a warning is what a boiler itself shows */
  isWarning: boolean;
};

/** A page that the text leads to, as an entry of a list. */
export function FoundLink({ href, title, text, icon: Icon, isWarning }: FoundLinkProps) {
  return (
    <li className="min-w-0">
      <ShopLink
        href={href}
        className={`group flex h-full min-h-12 items-center gap-3 rounded-xl border p-4 ${
          isWarning
            ? 'border-amber-300 bg-amber-50 hover:border-amber-700'
            : 'border-blue-200 bg-blue-50 hover:border-blue-900'
        }`}
      >
        <Icon aria-hidden className={`size-6 shrink-0 ${isWarning ? 'text-amber-800' : 'text-blue-900'}`} />
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold text-slate-900 group-hover:text-blue-900">{title}</span>
          {text !== '' && <span className="line-clamp-2 break-words text-slate-700 text-sm">{text}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-slate-500" />
      </ShopLink>
    </li>
  );
}
