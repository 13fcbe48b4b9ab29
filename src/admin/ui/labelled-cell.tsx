import type { ReactNode } from 'react';

/** A cell with its column's name on a phone, where no heading stands over it. */
export function LabelledCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden className="block px-2 text-end font-normal text-slate-600 text-xs md:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
