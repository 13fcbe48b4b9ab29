'use client';

import { ArrowLeft } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

/** Back in history, or to /products where there is no history. */
export function BackLink({ className }: { className?: string }) {
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.history.length <= 1) return;
    event.preventDefault();
    router.back();
  };
  return (
    <ShopLink
      href="/products"
      onClick={goBack}
      className={
        className ?? 'inline-flex min-h-11 items-center gap-2 font-medium text-blue-900 text-sm hover:underline'
      }
    >
      <ArrowLeft aria-hidden className="size-4" />
      {commonWords.back}
    </ShopLink>
  );
}
