'use client';

import { CloudOff } from 'lucide-react';
import { Button } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';

type LoadFailureProps = {
  title: string;
  lang?: string;
  isRetrying: boolean;
  onRetry: () => Promise<unknown>;
  /** the id of what takes the focus once the button has gone, the loading having worked */
  focusAfter: string;
};

/** Something of the account could not be had; the button stays, with the focus, while it is tried again. */
export function LoadFailure({ title, lang, isRetrying, onRetry, focusAfter }: LoadFailureProps) {
  const retry = async () => {
    if (isRetrying) return;
    await onRetry();
    // After React has drawn what came; where the button still stands, the focus is still there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(focusAfter)?.focus();
    });
  };
  return (
    <div role="alert">
      <Notice Icon={CloudOff} title={<span lang={lang}>{title}</span>}>
        <Button size="lg" aria-disabled={isRetrying} onClick={() => void retry()} className="aria-disabled:opacity-75">
          {isRetrying ? 'Chargement...' : 'Réessayer'}
        </Button>
      </Notice>
    </div>
  );
}
