import { CircleAlert } from 'lucide-react';

/** What went wrong with the form as a whole, above its button, where whoever pressed it looks. The region stands there from the start, so that it is read out. */
export function FormAlert({ text }: { text: string | null }) {
  return (
    <div role="alert" className="not-empty:mb-4">
      {text && (
        <p className="flex gap-2.5 rounded-lg border border-red-200 bg-red-50 p-3 font-medium text-red-800 text-sm">
          <CircleAlert aria-hidden className="mt-px size-5 shrink-0" />
          <span className="min-w-0 break-words">{text}</span>
        </p>
      )}
    </div>
  );
}
