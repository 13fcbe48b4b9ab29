import type { ProductDetail } from '@/contract/catalogue';
import { stockLabel } from '@/domain/availability';

const UNKNOWN = 'Non spécifié';

/** 'Caractéristiques'. */
export function Facts({ product }: { product: ProductDetail }) {
  const facts: [name: string, value: string][] = [
    ['Référence', `#${product.id}`],
    ...(product.reference ? [['Référence fabricant', product.reference] satisfies [string, string]] : []),
    ['Marques', product.tags.join(', ') || UNKNOWN],
    ['Catégories', product.categories.join(', ') || UNKNOWN],
    ['Disponibilité', stockLabel(product.stock_status)],
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
