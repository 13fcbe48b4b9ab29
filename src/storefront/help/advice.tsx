import type { ReactNode } from 'react';

type AdviceProps = { title: string; lines: readonly string[] };

/** What a fault is likely to come from. Nothing without lines. */
export function Causes({ title, lines }: AdviceProps) {
  if (lines.length === 0) return null;
  return (
    <Part id="causes" title={title}>
      <ul className="flex list-disc flex-col gap-1 ps-6 leading-7 marker:text-slate-400">{lines.map(adviceLine)}</ul>
    </Part>
  );
}

/** What to check, in this order. Nothing without lines. */
export function Checks({ title, lines }: AdviceProps) {
  if (lines.length === 0) return null;
  return (
    <Part id="verifier" title={title}>
      <ol className="flex list-decimal flex-col gap-2 ps-6 leading-7 marker:font-semibold marker:text-blue-900">
        {lines.map(adviceLine)}
      </ol>
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 font-bold text-slate-900 text-xl tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

function adviceLine(line: string) {
  return (
    <li key={line} className="break-words ps-1">
      {line}
    </li>
  );
}
