import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { useField } from '../../lib/form';
import type { ShelvesQuery } from '../queries';
import { ShelvesFailure } from '../shelves-failure';
import { type Choice, ChoiceTree } from './choice-tree';
import type { ProductForm } from './use-product-form';

/** The product's categories, at least one, and its brands. */
export function Shelves({ form: { fields }, shelves: query }: { form: ProductForm; shelves: ShelvesQuery }) {
  const categories = useField(fields, 'category_ids');
  const tags = useField(fields, 'tag_ids');
  const shelves = query.data;
  const brands: Choice[] = shelves?.tags.map((tag) => ({ ...tag, children: [] })) ?? [];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ShelvesFailure query={query} className="md:col-span-2" />
      <ChoiceTree
        id="product-categories"
        legend={officeProductFormWords.required.category_ids}
        searchLabel={officeProductFormWords.searchCategories}
        chosenLabel={officeProductFormWords.chosenCategories}
        choices={shelves?.categories}
        isFailed={query.errorUpdateCount > 0}
        chosen={categories.value}
        error={categories.error}
        onChange={categories.onChange}
      />
      <ChoiceTree
        id="product-brands"
        legend={officeProductFieldWords.labels.tag_ids}
        searchLabel={officeProductFormWords.searchBrands}
        chosenLabel={officeProductFormWords.chosenBrands}
        choices={shelves && brands}
        isFailed={query.errorUpdateCount > 0}
        chosen={tags.value}
        error={tags.error}
        onChange={tags.onChange}
      />
    </div>
  );
}
