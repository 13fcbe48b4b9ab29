'use client';

import { CloudOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { commonWords } from '@/words/fr/common';

type LoadFailureProps = {
  title: string;
  lang?: string;
  isRetrying: boolean;
  onRetry: () => Promise<unknown>;
  /** the id of the element that takes the focus when loading has succeeded and the button disappears */
  focusAfter: string;
};

/**
 * Part of the account could not be loaded. The button stays and keeps the focus during a retry. Depends on the
 * query's `errorUpdateCount`: a query without data is no longer in error once it is fetched again.
 */
export function LoadFailure({ title, lang, isRetrying, onRetry, focusAfter }: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Layout effects are cleaned up while the button is still mounted and focused; the loaded content follows right after.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement !== element) return;
      queueMicrotask(() => document.getElementById(focusAfter)?.focus());
    };
  }, [focusAfter]);

  const retry = () => {
    if (!isRetrying) void onRetry();
  };
  return (
    <div role="alert">
      <Notice Icon={CloudOff} title={<span lang={lang}>{title}</span>}>
        <Button ref={button} size="lg" aria-disabled={isRetrying} onClick={retry} className="aria-disabled:opacity-75">
          {isRetrying ? commonWords.loading : commonWords.retry}
        </Button>
      </Notice>
    </div>
  );
}
