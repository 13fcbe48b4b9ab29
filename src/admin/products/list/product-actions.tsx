import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { AdminProduct } from '@/contract/admin/products';
import { Button, linkButton } from '../../ui/button';
import { cmsPath, shopPath } from '../paths';

export type ProductActionsProps = {
  product: AdminProduct;
  onEdit: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
};

const SMALL = 'size-9';

/** What can be done with a product from the list. Only what is published has a page in the shop. */
export function ProductActions({ product, onEdit, onDelete }: ProductActionsProps) {
  return (
    <div className="flex shrink-0 items-center">
      <Button variant="ghost" size="sm" aria-label={`Edit ${product.title}`} onClick={() => onEdit(product)}>
        <Pencil aria-hidden className="size-4" /> Edit
      </Button>
      <a
        href={cmsPath(product.id)}
        aria-label={`Open ${product.title} in the CMS`}
        title="Open in the CMS"
        className={linkButton({ variant: 'ghost', size: 'sm', className: 'ml-auto px-2' })}
      >
        CMS
      </a>
      {product.published && (
        <a
          href={shopPath(product.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${product.title} in the shop`}
          title="View in the shop"
          className={linkButton({ variant: 'ghost', size: 'icon', className: SMALL })}
        >
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      <Button
        variant="ghost"
        size="icon"
        className={SMALL}
        aria-label={`Delete ${product.title}`}
        title="Delete"
        onClick={() => onDelete(product)}
      >
        <Trash2 aria-hidden className="size-4 text-red-700" />
      </Button>
    </div>
  );
}
