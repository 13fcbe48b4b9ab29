import { ImageOff } from 'lucide-react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { Thumbnail } from '../../ui/thumbnail';
import { ProductActions, type ProductActionsProps } from './product-actions';
import { StockBadge, shownPrice, UnpublishedBadge } from './stock-badge';

type ProductGridProps = { products: readonly AdminProduct[] } & Omit<ProductActionsProps, 'product'>;

export function ProductGrid({ products, onEdit, onDelete }: ProductGridProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className="flex flex-col overflow-hidden rounded-xl border border-slate-200 bg-white">
          <div className="grid h-40 place-items-center border-slate-200 border-b bg-white p-2">
            <Thumbnail
              src={product.main_image}
              className="h-36 w-full border-0"
              fallback={<ImageOff aria-hidden className="size-8 text-slate-400" />}
            />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
            <h2 className="font-semibold text-slate-900">
              <button
                type="button"
                title={product.title}
                onClick={() => onEdit(product)}
                className="wrap-anywhere line-clamp-3 cursor-pointer text-start hover:underline"
              >
                {product.title}
              </button>
            </h2>
            <p className="truncate text-slate-600 text-xs">
              {[product.reference, ...product.tags.map(({ name }) => name)].filter(Boolean).join(' · ') ||
                officeProductsWords.noBrand}
            </p>
            <p className="truncate text-slate-600 text-xs">
              {product.categories.map(({ name }) => name).join(', ') || officeProductsWords.noCategory}
            </p>
            <p className="wrap-anywhere mt-auto pt-2 font-bold text-base text-blue-950 tabular-nums">
              {shownPrice(product)}
            </p>
            <p className="flex flex-wrap items-center gap-1.5">
              <StockBadge product={product} />
              <UnpublishedBadge product={product} />
            </p>
          </div>
          <div className="border-slate-200 border-t p-1">
            <ProductActions product={product} onEdit={onEdit} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  );
}
