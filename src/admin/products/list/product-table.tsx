import { ImageOff } from 'lucide-react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { ScrollBox } from '../../ui/scroll-box';
import { Thumbnail } from '../../ui/thumbnail';
import { ProductActions, type ProductActionsProps } from './product-actions';
import { StockBadge, shownPrice, UnpublishedBadge } from './stock-badge';

type ProductTableProps = { products: readonly AdminProduct[] } & Omit<ProductActionsProps, 'product'>;

const HEAD = 'px-3 py-2 font-semibold';
const CELL = 'px-3 py-2 align-middle';

export function ProductTable({ products, onEdit, onDelete }: ProductTableProps) {
  return (
    <ScrollBox label={officeProductsWords.title} className="rounded-xl bg-white">
      <table className="w-full text-start text-sm">
        <thead className="border-slate-200 border-b bg-slate-50 text-slate-700 text-xs">
          <tr>
            <th scope="col" className={HEAD}>
              {officeProductsWords.columns.product}
            </th>
            <th scope="col" className={`${HEAD} max-lg:hidden`}>
              {officeProductsWords.columns.categories}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {officeProductsWords.columns.price}
            </th>
            <th scope="col" className={HEAD}>
              {officeProductsWords.columns.stock}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {officeProductsWords.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-slate-200">
          {products.map((product) => (
            <tr key={product.id} className="hover:bg-slate-50">
              <td className={`${CELL} w-full`}>
                <div className="flex min-w-48 items-center gap-3">
                  <Thumbnail src={product.main_image} fallback={<NoPicture />} />
                  <div className="min-w-0">
                    <button
                      type="button"
                      onClick={() => onEdit(product)}
                      title={product.title}
                      className="wrap-anywhere line-clamp-2 cursor-pointer text-start font-semibold hover:underline"
                    >
                      {product.title}
                    </button>
                    <p className="wrap-anywhere text-slate-600 text-xs">
                      {[`#${product.id}`, product.reference, ...product.tags.map(({ name }) => name)]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </div>
                </div>
              </td>
              <td className={`${CELL} wrap-anywhere min-w-44 text-slate-700 max-lg:hidden`}>
                {names(product.categories)}
              </td>
              <td className={`${CELL} whitespace-nowrap text-end font-semibold tabular-nums`}>{shownPrice(product)}</td>
              <td className={CELL}>
                <p className="flex flex-wrap gap-1">
                  <StockBadge product={product} />
                  <UnpublishedBadge product={product} />
                </p>
              </td>
              <td className={CELL}>
                <div className="flex justify-end">
                  <ProductActions product={product} onEdit={onEdit} onDelete={onDelete} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function NoPicture() {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-md border border-slate-200">
      <ImageOff aria-hidden className="size-5 text-slate-400" />
    </span>
  );
}

function names(items: readonly { name: string }[]): string {
  return items.map(({ name }) => name).join(', ') || '–';
}
