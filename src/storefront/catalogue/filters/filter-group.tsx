import type { ReactNode } from 'react';

/** One named group of filters. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-slate-200 border-t pt-5">
      <legend className="float-left mb-2 w-full font-semibold text-slate-900 text-sm">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
