import { ExternalLink, FilePen } from 'lucide-react';
import type { AdminProduct } from '@/contract/admin/products';
import { linkButton } from '../../ui/button';
import { cmsPath, shopPath } from '../paths';

/** A product's number, its page in the shop where it has one, and the content system's own form. */
export function ProductLinks({ product }: { product: AdminProduct }) {
  return (
    <p className="-my-2 flex flex-wrap items-center gap-1">
      <span className="mr-auto text-slate-600 text-xs">#{product.id}</span>
      {product.published && (
        <a
          href={shopPath(product.id)}
          target="_blank"
          rel="noreferrer"
          className={linkButton({ variant: 'ghost', size: 'sm' })}
        >
          <ExternalLink aria-hidden className="size-4" /> View in the shop
        </a>
      )}
      <a
        href={cmsPath(product.id)}
        target="_blank"
        rel="noreferrer"
        className={linkButton({ variant: 'ghost', size: 'sm' })}
      >
        <FilePen aria-hidden className="size-4" /> Open in the CMS
      </a>
    </p>
  );
}
