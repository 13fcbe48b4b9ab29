import { CategoryFailure } from '@/storefront/brands/category-failure';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';

export default function CategoryNotFound() {
  return (
    <main id="contenu" tabIndex={-1} className={PAGE_WIDTH}>
      <CategoryFailure message="Catégorie non trouvée" />
    </main>
  );
}
