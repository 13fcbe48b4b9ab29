import { LoaderCircle } from 'lucide-react';
import { Button } from './button';

/** The one action of a form, with a turning ring while it is under way and nothing can be sent. */
export function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <Button type="submit" variant="action" size="lg" disabled={isBusy} aria-busy={isBusy} className="w-full">
      {isBusy && <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />}
      {label}
    </Button>
  );
}
