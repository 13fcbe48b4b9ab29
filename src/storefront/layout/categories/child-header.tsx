'use client';

import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CategoryEntry } from '@/contract/catalogue';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { commonWords } from '@/words/fr/common';
import { Button } from '../../ui/button';
import { ShopLink } from '../../ui/shop-link';
import { CategoryPicture } from './category-picture';

type ChildHeaderProps = { parent: CategoryEntry; onBack: () => void; onLeave: () => void };

/** The way back and the parent itself with its total count. The clicked row is gone, so the focus comes here. */
export function ChildHeader({ parent, onBack, onLeave }: ChildHeaderProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="border-slate-200 border-b p-2">
      <Button ref={back} variant="ghost" size="sm" onClick={onBack} className="min-h-11 text-blue-900">
        <ArrowLeft aria-hidden className="size-4" />
        {commonWords.back}
      </Button>
      <ShopLink
        href={`/category/${encodeURIComponent(parent.slug)}/brands`}
        onClick={onLeave}
        className="flex min-h-16 items-center gap-3 rounded-lg bg-blue-50 p-2 hover:bg-blue-100"
      >
        <CategoryPicture src={parent.image_url} />
        <span className="min-w-0 flex-1">
          <span className="block break-words font-bold text-blue-950">{parent.name}</span>
          <span className="text-slate-700 text-sm tabular-nums">
            {categoryListWords.inAll(commonWords.productCount(parent.product_count))}
          </span>
        </span>
      </ShopLink>
    </div>
  );
}
