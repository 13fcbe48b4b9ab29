import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductFacts } from '@/contract/boilers';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerFitWords } from '@/words/fr/boilers/boiler-fit';

/** The part that is sold instead of this one, placed where a shopper reads it before ordering. */
export function ReplacedBy({ part }: { part: ProductFacts['replaced_by'] }) {
  if (!part) return null;
  return (
    <p className="flex items-start gap-2 rounded-lg border border-amber-300 bg-amber-50 p-3 text-slate-900 text-sm">
      <ArrowRightLeft aria-hidden className="size-5 shrink-0 text-amber-800" />
      <span className="min-w-0 break-words">
        {`${boilerFitWords.replacedBy} `}
        <Part id={part.id}>{part.title}</Part>
      </span>
    </p>
  );
}

/** The parts and numbers that this part replaces. */
export function ReplacedParts({ parts }: { parts: ProductFacts['replaces'] }) {
  return (
    <ul className="flex flex-col gap-1">
      {parts.map(({ number, id, title }) => (
        <li key={`${number} ${id}`} className="break-words tabular-nums">
          {id === null ? number : <Part id={id}>{title ?? number}</Part>}
        </li>
      ))}
    </ul>
  );
}

function Part({ id, children }: { id: number; children: ReactNode }) {
  return (
    <ShopLink href={`/product/${id}`} className="font-medium text-blue-900 underline">
      {children}
    </ShopLink>
  );
}
