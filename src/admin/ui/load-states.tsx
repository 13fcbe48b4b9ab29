import { CloudOff } from 'lucide-react';
import { Button } from './button';
import { EmptyState } from './empty-state';

export function Loading() {
  return (
    <p role="status" className="rounded-xl border border-slate-200 bg-white px-6 py-14 text-center text-slate-600">
      Loading...
    </p>
  );
}

/** A list that could not be had, by the text of the spec's catalogue of errors. */
export function LoadFailure({ text, isRetrying, onRetry }: { text: string; isRetrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState Icon={CloudOff} title={text}>
        <Button onClick={onRetry} disabled={isRetrying}>
          {isRetrying ? 'Loading...' : 'Try again'}
        </Button>
      </EmptyState>
    </div>
  );
}
