import type { ReactNode } from 'react';
import { commonWords } from '@/words/fr/common';

type SecurityCardProps = { id: string; title: string; badge?: ReactNode; children: ReactNode };

/** One part of the security section. Its heading can take the focus when the focused button disappears. */
export function SecurityCard({ id, title, badge, children }: SecurityCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-xl border border-slate-200 bg-white p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={id} tabIndex={-1} className="font-semibold text-lg text-slate-900 tracking-tight">
          {title}
        </h3>
        {badge}
      </div>
      {children}
    </section>
  );
}

/** Confirms what has just been done. The live region exists from the start, so that screen readers announce the text. */
export function Said({ text }: { text: string }) {
  return (
    <div role="status">
      {text !== '' && <p className="mt-4 rounded-lg bg-green-50 p-3 text-green-900 text-sm">{text}</p>}
    </div>
  );
}

export const scriptMissing = () => commonWords.lineDown;
