import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopLink } from '../ui/shop-link';
import { PAGE_WIDTH } from './page-width';

type SectionProps = { id: string; title: string; more?: { href: string; label: string }; children: ReactNode };

/** A part of a page under its heading. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`${PAGE_WIDTH} pt-7 sm:pt-14`}>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-x-2 sm:mb-5 sm:min-h-0 sm:items-baseline">
        <h2 id={id} className="font-bold text-lg leading-6 tracking-tight sm:text-3xl sm:leading-9">
          {title}
        </h2>
        {more && (
          <ShopLink
            href={more.href}
            className="group inline-flex min-h-11 shrink-0 items-center gap-1 font-semibold text-blue-900 text-sm hover:underline"
          >
            {more.label}
            <ArrowRight
              aria-hidden
              className="size-4 max-sm:hidden transition-transform duration-150 group-hover:translate-x-0.5"
            />
          </ShopLink>
        )}
      </div>
      {children}
    </section>
  );
}

type PageHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode };

/** A page's heading, what it is for, and where else one may go from here. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-2xl">
        <h1 className="break-words font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{title}</h1>
        {text && <div className="mt-2 break-words text-slate-600">{text}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
