import { type ReactNode, useId } from 'react';
import { readablePhone } from '@/domain/phone';
import { contactAddress, orMissing } from '../order-view';

/** A part of the dialog with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-slate-200 p-4">
      <h3 id={id} className="mb-3 font-semibold text-base text-slate-900">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A name and its value, for a `<dl>`. A text may be Arabic, so its direction is kept from the words around it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-slate-600 text-xs">{name}</dt>
      <dd className="break-words text-slate-900 text-sm">
        {typeof children === 'string' ? <bdi>{children}</bdi> : children}
      </dd>
    </div>
  );
}

/** A link to write to an e-mail address or call a phone; 'N/A' when missing. */
export function ContactLink({ scheme, text }: { scheme: 'mailto' | 'tel'; text: string | null | undefined }) {
  const address = contactAddress(scheme, text);
  if (address === null) return orMissing(text);
  return (
    <a href={address} className="text-blue-900 underline underline-offset-2 hover:no-underline">
      {scheme === 'tel' ? readablePhone(text ?? '') : orMissing(text)}
    </a>
  );
}
