import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  text: string;
  /** a button or figure beside the heading */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the screen. Its heading can take the focus when the focused button disappears. */
export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h2 id={id} tabIndex={-1} className="w-fit rounded-sm font-semibold text-lg">
            {title}
          </h2>
          <p className="mt-0.5 max-w-2xl text-slate-600 text-sm">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
