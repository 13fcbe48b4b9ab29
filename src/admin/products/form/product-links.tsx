import { BookOpen, ExternalLink, FilePen, History, type LucideIcon } from 'lucide-react';
import { useSession } from '@/client/session/session';
import type { AdminProduct } from '@/contract/admin/products';
import { isAdmin } from '@/domain/accounts/roles';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { activityPath, cmsPath, shopPath, stockBookPath } from '../../lib/paths';
import { linkButton } from '../../ui/button';

/**
 * A product's number, and links to its page in the shop, its stock book, its audit log (for the admin) and its form in the CMS.
 * They open in new tabs, as the form may hold unsaved changes.
 */
export function ProductLinks({ product }: { product: AdminProduct }) {
  const mayReadActivity = isAdmin(useSession()?.user);
  return (
    <p className="-my-2 flex flex-wrap items-center gap-1">
      <span className="me-auto text-slate-600 text-xs">#{product.id}</span>
      {product.published && (
        <Beside href={shopPath(product.id)} Icon={ExternalLink}>
          {officeProductFormWords.viewInShop}
        </Beside>
      )}
      <Beside href={stockBookPath(product.id)} Icon={BookOpen}>
        {officeProductFormWords.stockBook}
      </Beside>
      {mayReadActivity && (
        <Beside href={activityPath('products', product.id)} Icon={History}>
          {officeProductFormWords.activity}
        </Beside>
      )}
      <Beside href={cmsPath('products', product.id)} Icon={FilePen}>
        {officeCommonWords.openInCms}
      </Beside>
    </p>
  );
}

function Beside({ href, Icon, children }: { href: string; Icon: LucideIcon; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={linkButton({ variant: 'ghost', size: 'sm' })}>
      <Icon aria-hidden className="size-4" /> {children}
    </a>
  );
}
