import type { ReactNode } from 'react';
import type { Fit } from '@/contract/boilers';
import type { ProductDetail } from '@/contract/catalogue';
import { AskByWhatsApp } from '@/storefront/boilers/ask-by-whatsapp';
import { ProductFits } from '@/storefront/boilers/product-fits';
import { ReplacedParts } from '@/storefront/boilers/replacements';
import { DeliveryEstimateHost } from '@/storefront/delivery/delivery-estimate-host';
import { ShopLink } from '@/storefront/ui/shop-link';
import { boilerFitWords } from '@/words/fr/boilers/boiler-fit';
import { productWords } from '@/words/fr/catalogue/product';
import { deliveryFeeWords } from '@/words/fr/orders/delivery-fees';
import { guaranteeOf } from './attribute-texts';
import { Documents } from './documents';

/** The facts that decide a purchase: part number, boilers, delivery, guarantee, returns, and the shop's telephone. */
export function ProductInfo({ product }: { product: ProductDetail }) {
  const { id, title, reference, warranty_months, fits, replaces, documents } = product;
  const number = reference ?? `#${id}`;
  const guarantee = guaranteeOf(warranty_months);
  const [confirmed, toCheck] = [fitsOf(fits, 'confirmed'), fitsOf(fits, 'to-check')];
  return (
    <div className="rounded-xl border border-slate-200 bg-slate-50 px-4 pb-4 text-slate-800 text-sm sm:px-5">
      <dl className="gap-x-10 md:max-xl:columns-2">
        <Entry name={reference === null ? productWords.reference : productWords.factNames.reference}>
          <span className="break-all font-semibold text-base text-slate-900 tabular-nums">{number}</span>
        </Entry>
        {confirmed.length > 0 && (
          <Entry name={boilerFitWords.fits}>
            <ProductFits fits={confirmed} />
          </Entry>
        )}
        {toCheck.length > 0 && (
          <Entry name={productWords.toCheck}>
            <ProductFits fits={toCheck} />
          </Entry>
        )}
        {replaces.length > 0 && (
          <Entry name={boilerFitWords.replaces}>
            <ReplacedParts parts={replaces} />
          </Entry>
        )}
        {documents.length > 0 && (
          <Entry name={productWords.documents}>
            <Documents documents={documents} />
          </Entry>
        )}
        <Entry name={deliveryFeeWords.title}>
          <DeliveryEstimateHost />
        </Entry>
        {guarantee !== null && <Entry name={productWords.factNames.warranty_months}>{guarantee}</Entry>}
        <Entry name={productWords.returns}>
          <ShopLink href="/Apropos#conditions-de-vente" className="text-blue-900 underline">
            {productWords.returnTerms}
          </ShopLink>
        </Entry>
      </dl>
      <div className="flex flex-col border-slate-200 border-t pt-4 sm:items-start md:items-stretch md:max-xl:border-t-0">
        <AskByWhatsApp
          text={boilerFitWords.askFit(productWords.named(title, number))}
          className="px-2 tracking-tight sm:px-4 xl:px-2"
        >
          {productWords.isRightPart}
        </AskByWhatsApp>
      </div>
    </div>
  );
}

function fitsOf(fits: readonly Fit[], confidence: Fit['confidence']): Fit[] {
  return fits.filter((fit) => fit.confidence === confidence);
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-slate-200 border-b py-3 last:border-b-0">
      <dt className="font-medium text-slate-600">{name}</dt>
      <dd className="mt-0.5 min-w-0">{children}</dd>
    </div>
  );
}
