import type { ReactNode } from 'react';
import { absolute } from '@/env';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { Breadcrumb } from '@/storefront/product/breadcrumb';
import { breadcrumbData, itemListData, JsonLd } from '@/storefront/seo/structured-data';

type Link = { name: string; href: string };

/**
 * The frame of a page below another one: the way to it, for people and for search engines.
 * @param links what the page lists, for search engines
 */
export function SteppedPage({
  steps,
  links = [],
  children,
}: {
  steps: readonly Link[];
  links?: readonly Link[];
  children: ReactNode;
}) {
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <JsonLd data={breadcrumbData(steps, absolute)} />
      <JsonLd data={itemListData(links, absolute)} />
      <div className="mb-4">
        <Breadcrumb steps={steps} />
      </div>
      {children}
    </main>
  );
}
