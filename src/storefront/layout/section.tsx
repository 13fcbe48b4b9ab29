import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopLink } from '../ui/shop-link';
import { PAGE_WIDTH } from './page-width';

type SectionProps = { id: string; title: string; more?: { href: string; label: string }; children: ReactNode };

/** A part of a page under its heading. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`${PAGE_WIDTH} pt-14 sm:pt-20`}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-bold text-2xl tracking-tight sm:text-3xl">
          {title}
        </h2>
        {more && (
          <ShopLink
            href={more.href}
            className="group inline-flex min-h-11 items-center gap-1 font-semibold text-blue-900 text-sm hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="size-4 transition-transform duration-150 group-hover:translate-x-0.5" />
          </ShopLink>
        )}
      </div>
      {children}
    </section>
  );
}
