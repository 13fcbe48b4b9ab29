import { CircleAlert, LoaderCircle } from 'lucide-react';
import { Button } from './button';

/** A problem of the form as a whole, above its button. The live region is rendered from the start, so that screen readers announce it. */
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

/** The submit button of a form. While the request is in progress it is disabled and shows a spinner. */
export function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <Button type="submit" variant="action" size="lg" disabled={isBusy} aria-busy={isBusy} className="w-full">
      {isBusy && <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />}
      {label}
    </Button>
  );
}
