import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { cx } from '@/client/classes';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { officeCommonWords } from '@/words/en/common';
import { cmsPath, shopPath } from '../../lib/paths';
import { useMayEdit } from '../../lib/use-may-edit';
import { Button, linkButton } from '../../ui/button';

export type ProductActionsProps = {
  product: AdminProduct;
  onEdit: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
  /** in a table: signs only */
  isDense?: boolean;
};

const SMALL = 'size-9';

/** What the reader may do with a product of the list. Only a published product has a page in the shop. */
export function ProductActions({ product, onEdit, onDelete, isDense = false }: ProductActionsProps) {
  const mayEdit = useMayEdit();
  return (
    <div className="flex shrink-0 items-center">
      {mayEdit && (
        <Button
          variant="ghost"
          size={isDense ? 'icon' : 'sm'}
          className={isDense ? SMALL : ''}
          aria-label={officeCommonWords.edit(product.title)}
          title={officeProductsWords.edit}
          onClick={() => onEdit(product)}
        >
          <Pencil aria-hidden className="size-4" /> {!isDense && officeProductsWords.edit}
        </Button>
      )}
      <a
        href={cmsPath('products', product.id)}
        aria-label={officeCommonWords.openInCmsNamed(product.title)}
        title={officeCommonWords.openInCms}
        className={linkButton({
          variant: 'ghost',
          size: 'sm',
          className: cx('ms-auto px-2', isDense && 'md:max-lg:hidden'),
        })}
      >
        {officeProductsWords.cms}
      </a>
      {product.published && (
        <a
          href={shopPath(product.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={officeProductsWords.viewNamed(product.title)}
          title={officeProductsWords.view}
          className={linkButton({ variant: 'ghost', size: 'icon', className: SMALL })}
        >
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      {mayEdit && (
        <Button
          variant="ghost"
          size="icon"
          className={SMALL}
          aria-label={officeCommonWords.deleteNamed(product.title)}
          title={officeCommonWords.delete}
          onClick={() => onDelete(product)}
        >
          <Trash2 aria-hidden className="size-4 text-red-700" />
        </Button>
      )}
    </div>
  );
}
