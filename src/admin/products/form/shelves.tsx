import { officeProductFieldWords } from '@/words/en/product-fields';
import { officeProductFormWords } from '@/words/en/product-form';
import type { ShelvesQuery } from '../queries';
import { ShelvesFailure } from '../shelves-failure';
import { type Choice, ChoiceTree } from './choice-tree';
import type { ProductForm } from './use-product-form';

/** Where the product stands: its categories, of which it has at least one, and its brands. */
export function Shelves({
  form: { draft, problems, change },
  shelves: query,
}: {
  form: ProductForm;
  shelves: ShelvesQuery;
}) {
  const shelves = query.data;
  const brands: Choice[] = shelves?.tags.map((tag) => ({ ...tag, children: [] })) ?? [];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ShelvesFailure query={query} className="md:col-span-2" />
      <ChoiceTree
        id="product-categories"
        legend={officeProductFormWords.required.categories}
        searchLabel={officeProductFormWords.searchCategories}
        choices={shelves?.categories}
        isFailed={query.errorUpdateCount > 0}
        chosen={draft.category_ids}
        error={problems.category_ids}
        onChange={(category_ids) => change({ category_ids })}
      />
      <ChoiceTree
        id="product-brands"
        legend={officeProductFieldWords.labels.tag_ids}
        searchLabel={officeProductFormWords.searchBrands}
        choices={shelves && brands}
        isFailed={query.errorUpdateCount > 0}
        chosen={draft.tag_ids}
        error={problems.tag_ids}
        onChange={(tag_ids) => change({ tag_ids })}
      />
    </div>
  );
}
