'use client';

import { FileText, Flame, TriangleAlert, Wrench } from 'lucide-react';
import { cx } from '@/client/classes';
import type { Suggestion } from '@/contract/catalogue';
import { formatListPrice } from '@/domain/price-texts';
import { hasPrice } from '@/domain/products/availability';
import { suggestionHref } from '../../catalogue/links';
import { ProductPicture } from '../../ui/product-picture';
import { ShopLink } from '../../ui/shop-link';

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

/** A fault code, a boiler, a brand, or a product with its reference and price. */
export function SuggestionOption({ id, suggestion, isActive, onChoose }: OptionProps) {
  return (
    <ShopLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={suggestionHref(suggestion)}
      onClick={onChoose}
      className={cx('flex min-h-12 items-center gap-3 px-4 py-1.5 hover:bg-slate-100', isActive && 'bg-blue-50')}
    >
      <Sign suggestion={suggestion} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words text-sm">{suggestion.title}</span>
        {suggestion.type === 'product' && <ProductLine {...suggestion} />}
      </span>
    </ShopLink>
  );
}

function Sign({ suggestion: { type, image } }: { suggestion: Suggestion }) {
  if (type === 'fault') return <TriangleAlert aria-hidden className="mx-2 size-6 shrink-0 text-amber-700" />;
  if (type === 'symptom') return <Wrench aria-hidden className="mx-2 size-6 shrink-0 text-blue-900" />;
  if (type === 'page') return <FileText aria-hidden className="mx-2 size-6 shrink-0 text-blue-900" />;
  if (type === 'boiler') return <Flame aria-hidden className="mx-2 size-6 shrink-0 text-orange-600" />;
  return <ProductPicture src={image} size={40} className="size-10 shrink-0 rounded" />;
}

type ProductLineProps = { reference: string | null; price: number | null; hint?: string | undefined };

/** Reference and price below the title, which needs the width, and why the product is suggested. */
function ProductLine({ reference, price, hint }: ProductLineProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-slate-600 text-xs">
      {reference !== null && <span className="break-all">{reference}</span>}
      {hint !== undefined && <span className="font-medium text-green-800">{hint}</span>}
      {hasPrice(price) && (
        <span className="ms-auto font-semibold text-slate-900 text-sm tabular-nums">{formatListPrice(price)}</span>
      )}
    </span>
  );
}
