import type { ReactNode } from 'react';
import type { ProductFacts } from '@/contract/boilers';
import { ShopLink } from '@/storefront/ui/shop-link';
import { myBoilerWords } from '@/words/fr/my-boiler';

/** The part that replaces this one, and the parts and numbers that this one replaces. */
export function Replacements({ product: { replaced_by, replaces } }: { product: ProductFacts }) {
  if (!replaced_by && replaces.length === 0) return null;
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {replaced_by && (
        <Row name={myBoilerWords.replacedBy}>
          <Part id={replaced_by.id}>{replaced_by.title}</Part>
        </Row>
      )}
      {replaces.length > 0 && (
        <Row name={myBoilerWords.replaces}>
          <ul className="flex flex-wrap gap-x-4">
            {replaces.map(({ number, id, title }) => (
              <li key={`${number} ${id}`} className="break-words tabular-nums">
                {id === null ? number : <Part id={id}>{title ?? number}</Part>}
              </li>
            ))}
          </ul>
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-slate-900">{name}</dt>
      <dd className="text-slate-700">{children}</dd>
    </div>
  );
}

function Part({ id, children }: { id: number; children: ReactNode }) {
  return (
    <ShopLink href={`/product/${id}`} className="text-blue-900 underline">
      {children}
    </ShopLink>
  );
}
