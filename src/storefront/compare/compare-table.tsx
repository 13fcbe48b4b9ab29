import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import type { ProductDetail } from '@/contract/catalogue';
import { formatListPrice } from '@/domain/price-texts';
import { hasPrice } from '@/domain/products/availability';
import { differs, toggledCompare } from '@/domain/search/compared-products';
import { attributeTexts } from '@/storefront/product/attribute-texts';
import { picturesOf } from '@/storefront/product/pictures';
import { availabilityLabel } from '@/storefront/ui/availability-labels';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { compareWords } from '@/words/fr/catalogue/compare';

type Row = { key: string; name: string; texts: (string | null)[] };

/** The products side by side, a row for each property; rows in which they differ are set off. A phone pushes the columns aside. */
export function CompareTable({ products }: { products: readonly ProductDetail[] }) {
  const ids = products.map(({ id }) => id);
  return (
    <section aria-label={compareWords.table} className="relative -mx-4 mt-6 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <table className="w-full min-w-max table-fixed border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="align-top">
            <th scope="col" className={cx(NAME, 'z-20')}>
              <span className="sr-only">{compareWords.property}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className="w-40 border-slate-200 border-b p-3 text-start sm:w-56">
                <Head product={product} removeHref={toggledCompare(ids, product.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(products).map(({ key, name, texts }) => (
            <CompareRow key={key} name={name} isDifferent={differs(texts)}>
              {texts.map((text, index) => (
                <td key={products[index]?.id} className="break-words border-slate-200 border-b p-3 text-slate-900">
                  {text ?? <span className="text-slate-500">{compareWords.unknown}</span>}
                </td>
              ))}
            </CompareRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NAME =
  'sticky start-0 z-10 w-28 border-slate-200 border-b bg-white px-2 py-3 text-start font-medium text-slate-600 sm:w-48';

function CompareRow({ name, isDifferent, children }: { name: string; isDifferent: boolean; children: ReactNode }) {
  return (
    <tr className={cx('align-top', isDifferent && 'bg-blue-50 font-medium')}>
      <th scope="row" className={cx(NAME, isDifferent && 'bg-blue-50! text-slate-900')}>
        {name}
        {isDifferent && <span className="sr-only"> ({compareWords.differs})</span>}
      </th>
      {children}
    </tr>
  );
}

function Head({ product, removeHref }: { product: ProductDetail; removeHref: string }) {
  const { id, title } = product;
  return (
    <div className="flex flex-col gap-2">
      <ProductPicture src={picturesOf(product)[0] ?? null} size={160} className="w-full max-w-40" />
      <ShopLink
        href={`/product/${id}`}
        className="break-words font-semibold text-slate-900 hover:text-blue-900 hover:underline"
      >
        {title}
      </ShopLink>
      <ShopLink href={removeHref} className="inline-flex min-h-11 items-center font-normal text-blue-900 underline">
        {compareWords.remove}
        <span className="sr-only">{compareWords.removeNamed(title)}</span>
      </ShopLink>
    </div>
  );
}

/** Price and stock first: they end many comparisons. */
function rowsOf(products: readonly ProductDetail[]): Row[] {
  const attributes = products.map((product) => attributeTexts(product));
  return [
    {
      key: 'price',
      name: compareWords.price,
      texts: products.map(({ price }) => (hasPrice(price) ? formatListPrice(price) : availabilityWords.noPrice)),
    },
    { key: 'stock', name: compareWords.stock, texts: products.map((product) => availabilityLabel(product)) },
    { key: 'brand', name: compareWords.brand, texts: products.map(({ tags }) => tags.join(', ') || null) },
    ...(attributes[0] ?? []).map(({ key, name }, index) => ({
      key,
      name,
      texts: attributes.map((texts) => texts[index]?.text ?? null),
    })),
  ];
}
