import { uiWords } from '@/words/fr/ui';

type QuoteCardProps = { text: string; name: string; role: string };

/** A quote and its author. */
export function QuoteCard({ text, name, role }: QuoteCardProps) {
  return (
    <figure className="flex h-full flex-col rounded-xl border border-slate-200 bg-white p-4 sm:p-6">
      <blockquote className="flex-1 text-pretty text-slate-800 text-sm sm:text-base">{uiWords.quote(text)}</blockquote>
      <figcaption className="mt-3 flex items-center gap-3 text-sm sm:mt-5 sm:text-base">
        <span
          aria-hidden
          className="grid size-9 shrink-0 sm:size-11 place-items-center rounded-full bg-blue-100 font-semibold text-blue-900"
        >
          {name.charAt(0)}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-slate-600 text-sm">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
