import { type Ref, useEffect, useRef } from 'react';

/** Whether the user says that the codes are kept. */
export type KeptState = {
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  /** there was an attempt to leave before ticking the box */
  isReminded: boolean;
  checkbox: Ref<HTMLInputElement>;
};

/** A sentence that takes the focus when it appears: the form of the step before had it. */
export function FocusedText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p ref={paragraph} tabIndex={-1} className="text-slate-700 outline-none">
      {text}
    </p>
  );
}

export function RecoveryCodeList({ codes, label }: { codes: readonly string[]; label: string }) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-x-3 gap-y-1.5 whitespace-nowrap rounded-lg bg-slate-100 p-4 font-mono text-base text-slate-900 sm:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}

/** The checkbox that must be ticked to leave the codes. @param reminder shown after an attempt to leave without it */
export function KeptBox({ kept, label, reminder }: { kept: KeptState; label: string; reminder: string }) {
  const hasProblem = kept.isReminded && !kept.isKept;
  return (
    <div className="print:hidden">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium text-slate-900">
        <input
          ref={kept.checkbox}
          type="checkbox"
          checked={kept.isKept}
          aria-invalid={hasProblem}
          aria-describedby={hasProblem ? 'codes-kept-error' : undefined}
          onChange={({ target }) => kept.onKept(target.checked)}
          className="size-5 shrink-0 accent-blue-900"
        />
        {label}
      </label>
      {hasProblem && (
        <p id="codes-kept-error" className="mt-1 font-medium text-red-700 text-sm">
          {reminder}
        </p>
      )}
    </div>
  );
}
