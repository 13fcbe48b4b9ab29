import { CircleCheck } from 'lucide-react';

/** Welcomes the visitor and announces the redirect. */
export function WelcomeLine({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text && (
        <p className="mb-4 flex gap-2.5 rounded-lg border border-green-200 bg-green-50 p-3 font-medium text-green-900 text-sm">
          <CircleCheck aria-hidden className="mt-px size-5 shrink-0 text-green-700" />
          <span className="min-w-0 break-words">{text}</span>
        </p>
      )}
    </div>
  );
}
