'use client';

import { CloudOff } from 'lucide-react';
import { openWhenReached } from '@/client/connection/guard-links';
import { Button } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';
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

/** The search field and six buttons in their final size, while the tree is loading. */
export function TreeSkeleton() {
  return (
    <div aria-busy className="motion-safe:animate-pulse">
      <p role="status" className="sr-only">
        {categoryListWords.loadingCategories}
      </p>
      <div className="mb-4 h-12 max-w-xl rounded-lg bg-slate-100" />
      <div className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <div key={number} className="h-18 rounded-xl bg-slate-100 sm:h-26" />
        ))}
      </div>
    </div>
  );
}
