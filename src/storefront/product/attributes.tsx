import type { ProductDetail } from '@/contract/catalogue';
import { compareHref } from '@/domain/search/compared-products';
import { ShopLink } from '@/storefront/ui/shop-link';
import { attributeWords } from '@/words/fr/catalogue/attributes';
import { compareWords } from '@/words/fr/catalogue/compare';
import { attributeTexts } from './attribute-texts';

/** What decides between this appliance and another one, and the way to compare them. Nothing for other products. */
export function Attributes({ product }: { product: ProductDetail }) {
  if (!product.attributes) return null;
  return (
    <section aria-label={attributeWords.title} className="rounded-xl border border-slate-200 px-4 pb-3 sm:px-5">
      <table className="w-full text-sm">
        <caption className="sr-only">{attributeWords.title}</caption>
        <tbody>
          {attributeTexts(product).map(
            ({ key, name, text }) =>
              text !== null && (
                <tr key={key} className="border-slate-200 border-b align-top">
                  <th scope="row" className="w-2/5 py-2.5 pe-3 text-start font-medium text-slate-600">
                    {name}
                  </th>
                  <td className="break-words py-2.5 text-slate-900">{text}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <ShopLink
        href={compareHref([product.id])}
        className="mt-1 inline-flex min-h-11 items-center font-medium text-blue-900 text-sm underline"
      >
        {compareWords.withOthers}
      </ShopLink>
    </section>
  );
}
