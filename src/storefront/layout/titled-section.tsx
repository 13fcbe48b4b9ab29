import type { ReactNode } from 'react';
import { cx } from '@/client/classes';

type TitledSectionProps = { id: string; title: string; isLarge?: boolean; children: ReactNode };

/** A part of a page below its own heading. */
export function TitledSection({ id, title, isLarge = false, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={isLarge ? 'mt-10' : 'mt-6'}>
      <h2 id={id} className={cx('mb-3 font-bold text-slate-900', isLarge ? 'text-xl tracking-tight' : 'text-lg')}>
        {title}
      </h2>
      {children}
    </section>
  );
}
