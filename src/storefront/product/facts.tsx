import type { ProductDetail } from '@/contract/catalogue';
import { type FieldKey, keysIn } from '@/domain/products/product-fields';
import { availabilityLabel } from '@/storefront/ui/availability-labels';
import { productWords } from '@/words/fr/catalogue/product';
import { commonWords } from '@/words/fr/common';

/** 'Caractéristiques'. */
export function Facts({ product }: { product: ProductDetail }) {
  const factValues: Partial<Record<FieldKey, (value: number) => string>> = productWords.factValues;
  const facts: [name: string, value: string][] = [
    [productWords.reference, `#${product.id}`],
    ...keysIn('facts').flatMap((key) => {
      const value = product[key];
      if (value === null || value === '') return [];
      const text = typeof value === 'number' ? factValues[key]?.(value) : value;
      return [[productWords.factNames[key], text ?? String(value)] satisfies [string, string]];
    }),
    [commonWords.brands, product.tags.join(', ') || productWords.unknown],
    [commonWords.categories, product.categories.join(', ') || productWords.unknown],
    [productWords.availability, availabilityLabel(product)],
  ];
  return (
    <dl className="max-w-prose divide-y divide-slate-200">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-1 py-3 text-sm sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
          <dt className="font-medium text-slate-600">{name}</dt>
          <dd className="break-words text-slate-900">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
