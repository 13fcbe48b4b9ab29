'use client';

import { CloudOff } from 'lucide-react';
import { openWhenReached } from '@/client/line/guard-links';
import { Button } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { categoryTreeWords } from '@/words/fr/category-tree';
import { commonWords } from '@/words/fr/common';

/** Shown if the tree could not be loaded. */
export function TreeFailure() {
  return (
    <div role="alert">
      <Notice Icon={CloudOff} title={categoryTreeWords.failed} as="h2">
        <p lang="en" className="text-slate-600">
          {categoryTreeWords.failedText}
        </p>
        <Button size="lg" onClick={() => void openWhenReached(() => window.location.reload())}>
          {commonWords.retry}
        </Button>
      </Notice>
    </div>
  );
}
