'use client';

import { TriangleAlert } from 'lucide-react';
import { cx } from '@/client/classes';
import type { Suggestion } from '@/contract/catalogue';
import { hasPrice } from '@/domain/availability';
import { formatListPrice } from '@/domain/money';
import { suggestionHref } from '../../catalogue/links';
import { ProductPicture } from '../../ui/product-picture';
import { ShopLink } from '../../ui/shop-link';

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

/** A fault code, a brand, or a product with its reference and price. */
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
      {suggestion.type === 'fault' ? (
        <TriangleAlert aria-hidden className="mx-2 size-6 shrink-0 text-amber-700" />
      ) : (
        <ProductPicture src={suggestion.image} alt="" sizes="40px" size={40} className="size-10 shrink-0 rounded" />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words text-sm">{suggestion.title}</span>
        {suggestion.type === 'product' && <ProductLine {...suggestion} />}
      </span>
      {suggestion.type === 'product' && hasPrice(suggestion.price) && (
        <span className="shrink-0 font-semibold text-slate-900 text-sm tabular-nums">
          {formatListPrice(suggestion.price)}
        </span>
      )}
    </ShopLink>
  );
}

/** The reference, and why the product is suggested. */
function ProductLine({ reference, hint }: { reference: string | null; hint?: string | undefined }) {
  if (reference === null && hint === undefined) return null;
  return (
    <span className="block truncate text-slate-600 text-xs">
      {reference}
      {reference !== null && hint !== undefined && ' · '}
      {hint !== undefined && <span className="font-medium text-green-800">{hint}</span>}
    </span>
  );
}
