import { CategoryFailure } from '@/storefront/brands/category-failure';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { pageWords } from '@/words/fr/pages';

export default function CategoryNotFound() {
  return (
    <main id="contenu" tabIndex={-1} className={PAGE_WIDTH}>
      <CategoryFailure message={pageWords.categoryBrands.unknown} />
    </main>
  );
}
